import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { repositoryRoot } from '../paths.ts'
import { images } from './images.ts'
import { userId } from './root-folder.ts'

const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8')

const Service = z.object({
  image: z.string(),
  command: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.string()).default({}),
  read_only: z.boolean(),
  cap_drop: z.array(z.string()),
  security_opt: z.array(z.string()),
  secrets: z.array(z.string()).default([]),
  ports: z.array(z.string()).default([]),
  networks: z.array(z.string()),
  depends_on: z.record(z.string(), z.unknown()).default({}),
  healthcheck: z.object({ test: z.array(z.string()) }).optional(),
})

const compose = z
  .object({
    services: z.record(z.string(), Service),
    secrets: z.record(z.string(), z.object({ file: z.string() })),
    networks: z.record(z.string(), z.unknown()),
  })
  .parse(parse(read('deploy/compose.yaml'), { merge: true }))

const services = Object.entries(compose.services)
const isOurs = ({ image }: { image: string }) => image.includes('IMAGE_TAG')
const ours = services.filter(([, service]) => isOurs(service))

const documented = new Set(
  [...read('docs/configuration.md').matchAll(/^\| `([A-Z0-9_]+)`/gm)].map(([, name]) => name),
)

describe.each(images)('the Containerfile of $name', ({ folder }) => {
  const text = read(`${folder}/Containerfile`)

  it('starts from nothing and runs nothing while it is built', () => {
    expect(text.match(/^FROM .*/gm)).toEqual(['FROM scratch'])
    expect(text).not.toMatch(/^RUN /m)
  })

  it('runs as a user by number, and gives files to root', () => {
    expect(text.match(/^USER .*/gm)).toEqual([`USER ${userId}:${userId}`])
    expect(text.match(/^COPY .*/gm)).toEqual([
      'COPY base/ /',
      `COPY --chown=${userId}:${userId} writable/ /`,
      'COPY documents/ /usr/share/doc/trivsel/',
      'COPY application/ /app/',
    ])
  })

  it('starts Node.js without a shell, and says where it comes from', () => {
    expect(text).toContain('ENTRYPOINT ["/usr/bin/node"]')
    for (const name of ['title', 'licenses', 'version', 'revision', 'created', 'source'])
      expect(text).toContain(`org.opencontainers.image.${name}=`)
  })

  it('sets no setting that is not described', () => {
    const set = [...text.matchAll(/^(?:ENV| {3}) +([A-Z_]+)=/gm)].map(([, name]) => name)
    const ofOthers = ['PATH', 'HOME', 'HOSTNAME', 'MALLOC_ARENA_MAX', 'NEXT_TELEMETRY_DISABLED']
    expect(set.length).toBeGreaterThan(4)
    expect(set.filter((name) => !documented.has(name) && !ofOthers.includes(name ?? ''))).toEqual(
      [],
    )
  })
})

describe('deploy/compose.yaml', () => {
  it('has the portal, the content system, their migrations and what they need', () => {
    expect(services.map(([name]) => name).sort()).toEqual([
      'clamav',
      'cms',
      'haproxy',
      'mail',
      'migrate-cms',
      'migrate-portal',
      'portal',
      'postgres',
    ])
    expect(ours.map(([name]) => name).sort()).toEqual([
      'cms',
      'migrate-cms',
      'migrate-portal',
      'portal',
    ])
  })

  it.each(ours)('gives %s only settings that docs/configuration.md describes', (_, service) => {
    const names = Object.keys(service.environment)
    const unknown = names.filter((name) => !documented.has(name.replace(/_FILE$/, '')))
    expect(names).toContain('DATABASE_URL_FILE')
    expect(unknown).toEqual([])
  })

  it.each(services)('pins the version of %s', (_, service) => {
    const tag = service.image.slice(service.image.lastIndexOf(':') + 1)
    expect(tag).not.toBe('latest')
    expect(isOurs(service) || /^v?\d+\.\d+(\.\d+)?/.test(tag)).toBe(true)
  })

  it.each(services)('takes every right from %s that it does not need', (name, service) => {
    expect(service.cap_drop).toEqual(['ALL'])
    expect(service.security_opt).toEqual(['no-new-privileges:true'])
    expect(service.read_only).toBe(name !== 'mail')
  })

  it.each(ours)('gives secrets to %s as files, and has a file for each', (_, service) => {
    const files = Object.entries(service.environment).filter(([name]) => name.endsWith('_FILE'))
    expect(files.map(([, path]) => path)).toEqual(
      service.secrets.map((secret) => `/run/secrets/${secret}`),
    )
    const direct = Object.keys(service.environment).filter((name) => /SECRET$|KEYS?$/.test(name))
    expect(direct).toEqual([])
  })

  it('names only secrets, networks and services that it has', () => {
    for (const [, service] of services) {
      for (const name of service.secrets) expect(compose.secrets).toHaveProperty([name])
      for (const name of service.networks) expect(compose.networks).toHaveProperty([name])
      for (const name of Object.keys(service.depends_on))
        expect(compose.services).toHaveProperty([name])
    }
  })

  it('is reached through HAProxy alone', () => {
    expect(services.filter(([, { ports }]) => ports.length > 0).map(([name]) => name)).toEqual([
      'haproxy',
    ])
  })

  it.each(services)('asks after the health of %s without a shell', (_, { healthcheck }) => {
    expect(healthcheck?.test[0] ?? 'CMD').toBe('CMD')
  })

  it('runs programs that are in the images', () => {
    const commands = ours.flatMap(([, { command = [] }]) => command)
    expect(commands.flatMap((path) => globSync(path, { cwd: repositoryRoot }))).toEqual(commands)
    const programs = images.flatMap((image) => image.programs)
    expect(commands.filter((path) => !programs.includes(path))).toEqual([])
  })
})

test('HAProxy sends requests to the services and ports of the portal and the content system', () => {
  const servers = [...read('deploy/haproxy.cfg').matchAll(/^ {2}server \S+ (\S+)/gm)]
  const ports = images.map(({ name, folder }) => {
    const [, port] = /^EXPOSE (\d+)/m.exec(read(`${folder}/Containerfile`)) ?? []
    return `${name}:${port}`
  })
  expect(servers.map(([, address]) => address)).toEqual(ports)
})
