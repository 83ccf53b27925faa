-- The last games that spectators could watch.

CREATE INDEX games_ended ON games (ended) WHERE status = 'ended' AND outcome IS NOT NULL AND audience <> 'link';
