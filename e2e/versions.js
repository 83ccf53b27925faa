// A server that can switch to a later version of the application at the same address.

import { createServer } from "node:http";

/** A name that says what a file contains: `skep-0123456789abcdef.css`. */
const NAME = /-[0-9a-f]{4}([0-9a-f]{12})\./g;

/** The version after this one: the same, but for the name of every file. */
const later = (text) => text.replace(NAME, "-bbbb$1.");

/**
 * Serves what another server serves, and after `update()` a later version of it: all its files have other names, those of
 * the version before are gone, and its style sheets say `--version: later`.
 */
export async function serveVersions(origin) {
  const list = await (await fetch(`${origin}/service-worker.js`)).text();
  const names = new Map([...list.matchAll(/"\/([^"]+)"/g)].map(([, name]) => [later(name), name]));
  let updated = false;

  async function answer(path) {
    const name = path.slice(1);
    const isHashed = later(name) !== name || names.has(name);
    if (updated && isHashed && !names.has(name)) return { status: 404 };
    const found = await fetch(`${origin}/${updated ? names.get(name) ?? name : name}`);
    let body = Buffer.from(await found.arrayBuffer());
    const type = found.headers.get("content-type");
    if (updated && /text|javascript|json/.test(type)) body = later(body.toString());
    if (updated && type.startsWith("text/css")) body += ":root { --version: later; }";
    if (updated && name === "service-worker.js") body = body.replace(/"skep " \+ "/, "$&b");
    const headers = Object.fromEntries([...found.headers].filter(([name]) => !/encoding|length|etag|connection|date/.test(name)));
    return { status: found.status, headers, body };
  }

  const server = createServer(async (request, response) => {
    const { status, headers = {}, body } = await answer(new URL(request.url, origin).pathname);
    response.writeHead(status, headers).end(body);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    update: () => (updated = true),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
