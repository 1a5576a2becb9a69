import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { savedPageWorkerPath } from '../device-store/saved-page-worker-path.ts'
import { chooseEncoding } from '../pages/choose-encoding.ts'
import { pushWorkerPath } from '../push/push-worker-path.ts'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** Browsers look for a new one whenever they need it. */
const workers: ReadonlySet<string> = new Set([pushWorkerPath, savedPageWorkerPath])

type StaticFile = {
  headers: Record<string, string>
  bodies: { identity: Buffer; br?: Buffer; gzip?: Buffer }
}

/** Where the build puts what has a hash of its content in its name. */
export const builtFolder = '/assets/'

/** A file of the build as it is sent: compressed when that makes it smaller. */
export type BuiltFile = {
  readonly address: string
  readonly encoding: 'identity' | 'br'
  readonly body: Buffer
}

/** Of a file with a hash in its name, which never changes. */
export const builtFileHeaders = (address: string) => ({
  'content-type': types[extname(address)] ?? 'application/octet-stream',
  'cache-control': 'public, max-age=31536000, immutable',
  vary: 'Accept-Encoding',
})

type Replacement = { readonly bytes: Buffer; readonly hash: string }

/**
 * The built files of the site, read once: a few megabytes that are sent from memory.
 * The build leaves `.br` and `.gz` beside what is worth compressing. Ours because libraries for static
 * files read from the disk or know no Brotli; this one answers about as fast as nginx.
 * @param options.folder null: none of them
 * @param options.replacement of a file, or one more; the query of its newest address is its hash
 */
export function createStaticFiles({
  folder,
  headers,
  replacement,
}: {
  folder: string | null
  headers: Readonly<Record<string, string>>
  replacement: (address: string) => Replacement | undefined
}) {
  const files = new Map<string, StaticFile>()
  for (const path of folder === null ? [] : listFiles(folder)) {
    if (!types[extname(path)]) continue
    const address = `/${relative(folder ?? '', path)
      .split(sep)
      .join('/')}`
    files.set(address, {
      headers: {
        ...headers,
        ...builtFileHeaders(address),
        ...(!address.startsWith(builtFolder) && { 'cache-control': 'public, max-age=3600' }),
        ...(workers.has(address) && {
          'cache-control': 'no-cache',
          'content-security-policy': "default-src 'none'; connect-src 'self'",
        }),
        ...(extname(path) === '.svg' && {
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        }),
      },
      bodies: {
        identity: readFileSync(path),
        ...readIfThere(`${path}.br`, 'br'),
        ...readIfThere(`${path}.gz`, 'gzip'),
      },
    })
  }

  const headersOf = (
    own: Replacement,
    request: { address: string; query: string | undefined },
  ) => ({
    ...headers,
    'content-type': types[extname(request.address)] ?? 'application/octet-stream',
    'cache-control': `public, max-age=${request.query === own.hash ? '31536000, immutable' : '300'}`,
  })

  return {
    built: (): BuiltFile[] =>
      [...files]
        .filter(([address]) => address.startsWith(builtFolder))
        .map(([address, { bodies }]) =>
          bodies.br
            ? { address, encoding: 'br', body: bodies.br }
            : { address, encoding: 'identity', body: bodies.identity },
        ),

    /** @returns whether the request was for a file and is answered */
    send(request: IncomingMessage, response: ServerResponse): boolean {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false
      const [address = '', query] = (request.url ?? '').split('?')
      const own = replacement(address)
      const send = (body: Buffer, sent: Readonly<Record<string, string>>) => {
        response.writeHead(200, { ...sent, 'content-length': body.byteLength })
        response.end(request.method === 'HEAD' ? undefined : body)
        return true
      }
      if (own) return send(own.bytes, headersOf(own, { address, query }))
      const file = files.get(address)
      if (!file) return false
      const accepted = chooseEncoding(request.headers['accept-encoding'])
      const encoding = file.bodies[accepted] ? accepted : 'identity'
      const body = file.bodies[encoding] ?? file.bodies.identity
      return send(body, {
        ...file.headers,
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      })
    },
  }
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

function readIfThere(path: string, encoding: 'br' | 'gzip') {
  try {
    return { [encoding]: readFileSync(path) }
  } catch {
    return {}
  }
}
