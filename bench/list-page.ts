import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { join } from 'node:path'
import { drive, median } from './load.ts'
import type { Result } from './results.ts'

const path = '/barnehage/barnehager'
const port = 3_990
const barePort = 3_991
const rounds = 5
const seconds = 3
const connections = 32

/** The cached list page against one nginx worker with the same bytes, in turn, five times. */
export async function measureListPage(options: {
  nginx: string
  wrk: string
  portalUrl: string
  folder: string
}): Promise<Result> {
  const { wrk, portalUrl } = options
  const page = await fetchCompressed(portalUrl + path)
  const folder = join(options.folder, 'nginx')
  const server = await startNginx(options.nginx, folder, page)
  const bare = await startBareServer(folder, page)
  try {
    const headers = ['Accept-Encoding: br', 'Sec-CH-UA-Mobile: ?0']
    const load = (base: string) => drive(wrk, base + path, { seconds, connections, headers })
    // The first seconds go to compiling the hot path.
    await load(portalUrl)
    await load(portalUrl)
    const pairs: { portal: number; nginx: number; bare: number; p99: number }[] = []
    for (let round = 0; round < rounds; round += 1) {
      const nginx = await load(`http://127.0.0.1:${port}`)
      const portal = await load(portalUrl)
      const bareNode = await load(`http://127.0.0.1:${barePort}`)
      pairs.push({
        bare: bareNode.requestsPerSecond,
        portal: portal.requestsPerSecond,
        nginx: nginx.requestsPerSecond,
        p99: portal.p99Milliseconds,
      })
    }
    return {
      name: 'Cached list page, 75 cards, against one nginx worker with the same bytes',
      ratio: median(pairs.map(({ portal, nginx }) => portal / nginx)),
      target: 0.6,
      details: [
        `portal ${Math.round(median(pairs.map((pair) => pair.portal)))} requests/s, nginx ${Math.round(median(pairs.map((pair) => pair.nginx)))} requests/s`,
        `a bare node:http server with the same bytes: ${median(pairs.map(({ bare, nginx }) => bare / nginx)).toFixed(2)} of nginx; the portal is ${median(pairs.map(({ portal, bare: most }) => portal / most)).toFixed(2)} of it`,
        `p99 of the portal ${median(pairs.map((pair) => pair.p99)).toFixed(1)} ms at ${connections} connections`,
        `${page.body.byteLength} bytes of brotli, ${rounds} pairs of ${seconds} s, one wrk thread on the same machine`,
      ],
    }
  } finally {
    await server.stop()
    await bare.stop()
  }
}

type Page = { body: Buffer; headers: [string, string][] }

/** What the server of either makes by itself. */
const ownHeaders = new Set(['connection', 'content-length', 'content-type', 'date', 'keep-alive'])

/** The bytes as they go over the wire, headers included: `fetch` would unpack them. */
function fetchCompressed(url: string): Promise<Page> {
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

async function startNginx(program: string, folder: string, page: Page) {
  await mkdir(join(folder, 'www'), { recursive: true })
  await writeFile(join(folder, 'www/page'), page.body)
  await writeFile(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''}
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
`,
  )
  const nginx = spawn(
    program,
    ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')],
    {
      stdio: 'ignore',
    },
  )
  await untilItAnswers(port)
  return {
    async stop() {
      const ended = once(nginx, 'exit')
      nginx.kill('SIGQUIT')
      await ended
    },
  }
}

async function startBareServer(folder: string, page: Page) {
  const headersFile = join(folder, 'headers.json')
  const headers = [...page.headers, ['content-type', 'text/html; charset=utf-8']]
  await writeFile(headersFile, JSON.stringify(headers))
  const script = new URL('./bare-server.ts', import.meta.url).pathname
  const server = spawn(
    process.execPath,
    [script, String(barePort), join(folder, 'www/page'), headersFile],
    { stdio: 'inherit' },
  )
  await untilItAnswers(barePort)
  return {
    async stop() {
      const ended = once(server, 'exit')
      server.kill('SIGTERM')
      await ended
    },
  }
}

async function untilItAnswers(portNumber: number): Promise<void> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const answer = await fetch(`http://127.0.0.1:${portNumber}/`, {
      headers: { 'accept-encoding': 'identity' },
    }).catch(() => null)
    if (answer) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
