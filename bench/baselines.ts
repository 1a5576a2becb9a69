import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { join } from 'node:path'

/** A page as it goes over the wire, compressed. */
export type WirePage = { body: Buffer; headers: [string, string][] }

export type Baseline = { stop(): Promise<void> }

/** What the server of either makes by itself. */
const ownHeaders = new Set(['connection', 'content-length', 'content-type', 'date', 'keep-alive'])

/** The bytes and headers of a page: `fetch` would unpack them. */
export function fetchWirePage(url: string): Promise<WirePage> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br', 'sec-ch-ua-mobile': '?0' } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          body: Buffer.concat(chunks),
          headers: Object.entries(response.headers).flatMap(([name, value]): [string, string][] =>
            ownHeaders.has(name) ? [] : [[name, String(value)]],
          ),
        }),
      )
    }).on('error', reject)
  })
}

/** One nginx worker that sends the page for every address. */
export async function startNginx(
  program: string,
  folder: string,
  options: { port: number; page: WirePage },
): Promise<Baseline> {
  await mkdir(join(folder, 'www'), { recursive: true })
  await writeFile(join(folder, 'www/page'), options.page.body)
  await writeFile(join(folder, 'nginx.conf'), nginxConfiguration(folder, options))
  return startServer(
    program,
    ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')],
    options.port,
  )
}

/** What `node:http` itself can do with the page: no routes, no look at the request. */
export async function startBareServer(
  folder: string,
  { port, page }: { port: number; page: WirePage },
): Promise<Baseline> {
  const headers = [...page.headers, ['content-type', 'text/html; charset=utf-8']]
  return startScript('./bare-server.ts', folder, { port, page, headers })
}

/** What our own server and API can do with the page: one route that knows nothing else. */
export async function startConstantApi(
  folder: string,
  { port, page }: { port: number; page: WirePage },
): Promise<Baseline> {
  const headers = [...page.headers, ['content-type', 'application/json']]
  return startScript('./constant-api.ts', folder, { port, page, headers })
}

async function startScript(
  script: string,
  folder: string,
  { port, page, headers }: { port: number; page: WirePage; headers: string[][] },
): Promise<Baseline> {
  await mkdir(folder, { recursive: true })
  const headersFile = join(folder, 'headers.json')
  await writeFile(headersFile, JSON.stringify(headers))
  await writeFile(join(folder, 'page'), page.body)
  return startServer(
    process.execPath,
    [new URL(script, import.meta.url).pathname, String(port), join(folder, 'page'), headersFile],
    port,
  )
}

function nginxConfiguration(
  folder: string,
  { port, page }: { port: number; page: WirePage },
): string {
  return `${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 512; }
http {
  access_log off;
  sendfile on;
  keepalive_requests 100000000;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    location / {
      root ${folder}/www;
      default_type "text/html; charset=utf-8";
      ${page.headers.map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`).join('\n      ')}
      try_files /page =404;
    }
  }
}
`
}

async function startServer(program: string, given: string[], port: number): Promise<Baseline> {
  const server = spawn(program, given, { stdio: ['ignore', 'ignore', 'inherit'] })
  await untilItAnswers(port)
  return {
    async stop() {
      const ended = once(server, 'exit')
      server.kill('SIGTERM')
      await ended
    },
  }
}

async function untilItAnswers(port: number): Promise<void> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/`, {
      headers: { 'accept-encoding': 'identity' },
    }).catch(() => null)
    if (answer) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
