import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { request as plainRequest } from 'node:http'
import { request } from 'node:https'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { findPrograms } from '../debian-programs.ts'
import { findFreePort } from '../free-port.ts'
import { repositoryRoot } from '../paths.ts'
import { waitUntil } from '../wait.ts'

export type Answer = { status: number; body: string; location: string | undefined }

export type FrontProxy = {
  ask(url: string): Promise<Answer>
  stop(): Promise<void>
}

/** HAProxy with the configuration that `deploy/compose.yaml` gives it, on other ports. */
export async function startFrontProxy(
  folder: string,
  options: { siteHost: string; contentHost: string; ports: { portal: number; cms: number } },
): Promise<FrontProxy> {
  const { haproxy, openssl } = await findPrograms({
    haproxy: { package: 'haproxy', paths: ['/usr/sbin/haproxy'] },
    openssl: { package: 'openssl', paths: ['/usr/bin/openssl'] },
  })
  const ports = { http: await findFreePort(), https: await findFreePort() }
  const certificate = makeCertificate(folder, openssl, options.siteHost)
  const file = join(folder, 'haproxy.cfg')
  const given = readFileSync(join(repositoryRoot, 'deploy/haproxy.cfg'), 'utf8')
  writeFileSync(
    file,
    given
      .replace('bind :8080', `bind 127.0.0.1:${ports.http}`)
      .replace('bind :8443', `bind 127.0.0.1:${ports.https}`)
      .replace('/run/secrets/certificate.pem', certificate)
      .replace('portal:3000', `127.0.0.1:${options.ports.portal}`)
      .replace('cms:3001', `127.0.0.1:${options.ports.cms}`),
  )
  const server = spawn(haproxy, ['-f', file, '-db'], {
    env: { ...process.env, SITE_HOST: options.siteHost, CONTENT_HOST: options.contentHost },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(server, 'exit')
  // Its own answer before the portal is found is 503.
  const isUp = () =>
    ask(ports, `https://${options.siteHost}/`).then(
      ({ status }) => status < 500,
      () => false,
    )
  await waitUntil(isUp, { milliseconds: 15_000, every: 100 })
  return {
    ask: (url) => ask(ports, url),
    async stop() {
      server.kill('SIGTERM')
      await ended
    },
  }
}

function makeCertificate(folder: string, openssl: string, host: string): string {
  const file = join(folder, 'certificate.pem')
  const key = join(folder, 'key.pem')
  const kind = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1']
  execFileSync(openssl, ['req', ...kind, '-subj', `/CN=${host}`, '-keyout', key, '-out', file], {
    stdio: 'ignore',
  })
  writeFileSync(file, readFileSync(file, 'utf8') + readFileSync(key, 'utf8'))
  return file
}

async function ask(ports: { http: number; https: number }, url: string): Promise<Answer> {
  const { protocol, host, hostname, pathname } = new URL(url)
  const shared = { host: '127.0.0.1', path: pathname, headers: { host }, agent: false }
  const sent =
    protocol === 'http:'
      ? plainRequest({ ...shared, port: ports.http })
      : // The certificate is our own of a minute ago.
        request({ ...shared, port: ports.https, servername: hostname, rejectUnauthorized: false })
  sent.end()
  const [response] = await once(sent, 'response')
  return {
    status: response.statusCode,
    body: await text(response),
    location: response.headers.location,
  }
}
