-- Moments are milliseconds since 1970. Names of enumerations are those of the messages in crates/wire.

PRAGMA application_id = 0x736b6570;

CREATE TABLE people (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    kind     TEXT    NOT NULL CHECK (kind IN ('guest', 'account', 'computer')),
    level    INTEGER,
    name     TEXT,
    -- The name in small letters: names that differ in capitals only are the same.
    name_key TEXT    UNIQUE,
    password TEXT,
    recovery TEXT,
    since    INTEGER NOT NULL,
    deleted  INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE INDEX people_guests ON people (id) WHERE kind = 'guest';

INSERT INTO people (id, kind, level, since) VALUES
    (1, 'computer', 1, 0), (2, 'computer', 2, 0), (3, 'computer', 3, 0), (4, 'computer', 4, 0), (5, 'computer', 5, 0),
    (6, 'computer', 6, 0), (7, 'computer', 7, 0), (8, 'computer', 8, 0), (9, 'computer', 9, 0), (10, 'computer', 10, 0);

CREATE TABLE sessions (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    token       BLOB    NOT NULL UNIQUE CHECK (length(token) = 32),
    person      INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    description TEXT    NOT NULL,
    created     INTEGER NOT NULL,
    used        INTEGER NOT NULL
) STRICT;

CREATE INDEX sessions_person ON sessions (person);
CREATE INDEX sessions_used ON sessions (used);

CREATE TABLE blocks (
    person  INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    blocked INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    at      INTEGER NOT NULL,
    PRIMARY KEY (person, blocked)
) STRICT, WITHOUT ROWID;

CREATE INDEX blocks_blocked ON blocks (blocked);

-- What lists show of games. The truth is in the events.
CREATE TABLE games (
    id            TEXT    NOT NULL PRIMARY KEY,
    -- The number of the last event.
    version       INTEGER NOT NULL,
    game_type     TEXT    NOT NULL,
    pace          TEXT    NOT NULL,
    rated         INTEGER NOT NULL,
    creator_plays TEXT    NOT NULL,
    family        TEXT    NOT NULL,
    speed         TEXT    NOT NULL,
    creator       INTEGER NOT NULL REFERENCES people (id),
    audience      TEXT    NOT NULL CHECK (audience IN ('everybody', 'link', 'invited')),
    invited       INTEGER REFERENCES people (id),
    white         INTEGER REFERENCES people (id),
    black         INTEGER REFERENCES people (id),
    status        TEXT    NOT NULL CHECK (status IN ('open', 'withdrawn', 'playing', 'ended')),
    position      TEXT    NOT NULL,
    length        INTEGER NOT NULL,
    to_move       TEXT,
    clock         TEXT,
    deadline      INTEGER,
    created       INTEGER NOT NULL,
    changed       INTEGER NOT NULL,
    outcome       TEXT,
    cause         TEXT,
    ended         INTEGER
) STRICT, WITHOUT ROWID;

CREATE INDEX games_creator ON games (creator, status);
CREATE INDEX games_invited ON games (invited, status);
CREATE INDEX games_white ON games (white, status, ended);
CREATE INDEX games_black ON games (black, status, ended);
CREATE INDEX games_open ON games (created) WHERE status = 'open';
CREATE INDEX games_playing ON games (id) WHERE status = 'playing';
CREATE INDEX games_deadline ON games (deadline) WHERE deadline IS NOT NULL;

CREATE TABLE events (
    game   TEXT    NOT NULL REFERENCES games (id),
    number INTEGER NOT NULL,
    at     INTEGER NOT NULL,
    event  TEXT    NOT NULL,
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE ratings (
    person     INTEGER NOT NULL REFERENCES people (id),
    family     TEXT    NOT NULL,
    speed      TEXT    NOT NULL,
    rating     REAL    NOT NULL,
    deviation  REAL    NOT NULL,
    volatility REAL    NOT NULL,
    games      INTEGER NOT NULL,
    changed    INTEGER NOT NULL,
    PRIMARY KEY (person, family, speed)
) STRICT, WITHOUT ROWID;

CREATE INDEX ratings_board ON ratings (family, speed, rating);

CREATE TABLE rating_history (
    person    INTEGER NOT NULL REFERENCES people (id),
    family    TEXT    NOT NULL,
    speed     TEXT    NOT NULL,
    -- The number of rated games up to this one.
    games     INTEGER NOT NULL,
    game      TEXT    NOT NULL REFERENCES games (id),
    at        INTEGER NOT NULL,
    rating    REAL    NOT NULL,
    deviation REAL    NOT NULL,
    PRIMARY KEY (person, family, speed, games)
) STRICT, WITHOUT ROWID;

CREATE TABLE chat (
    id     INTEGER PRIMARY KEY,
    game   TEXT    NOT NULL REFERENCES games (id),
    room   TEXT    NOT NULL CHECK (room IN ('players', 'spectators')),
    person INTEGER NOT NULL REFERENCES people (id),
    at     INTEGER NOT NULL,
    text   TEXT    NOT NULL
) STRICT;

CREATE INDEX chat_game ON chat (game, id);
CREATE INDEX chat_person ON chat (person);

CREATE TABLE state (
    key   TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
