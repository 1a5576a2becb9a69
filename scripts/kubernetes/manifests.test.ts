import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { settingNames as contentSystemSettings } from '../../apps/cms/src/config.ts'
import { settingNames as portalSettings } from '../../apps/portal/src/platform/config.server.ts'
import { repositoryRoot } from '../paths.ts'
import { findClosedWays, findIdlePolicies, findMissingDefaultDeny } from './check-network.ts'
import {
  findImageProblems,
  findMissingBudgets,
  findProbeProblems,
  findSecondContentSystem,
  findServiceProblems,
  findUngatedDeployments,
  findUnhardenedPods,
} from './check-pods.ts'
import { findSchemaProblems } from './check-schemas.ts'
import {
  findHostProblems,
  findSecretsInClear,
  findSettingProblems,
  findShortGracePeriods,
} from './check-settings.ts'
import { at, type Fields, type Manifest } from './manifest.ts'
import { renderKustomization } from './render.ts'
import { secretSettings } from './secret-settings.ts'
import { environmentOf, scalerOf, workloadsOf } from './workloads.ts'

const folder = join(repositoryRoot, 'deploy/kubernetes')
const { version } = JSON.parse(readFileSync(join(repositoryRoot, 'package.json'), 'utf8'))
const render = (name: string) => renderKustomization(join(folder, name))

const ofBase = {
  'each object has the fields that its kind has': findSchemaProblems,
  'each application is content with its settings': findSettingProblems,
  'no secret is in clear': findSecretsInClear,
  'each image is of this version': (objects: readonly Manifest[]) =>
    findImageProblems(objects, version),
  'each pod is hardened': findUnhardenedPods,
  'ports, paths and programs are those of the applications': findProbeProblems,
  'Services and Ingresses lead to pods': findServiceProblems,
  'the addresses of the sites are those of their Ingresses': findHostProblems,
  'each portal may end by itself': findShortGracePeriods,
  'each Deployment of several pods has a budget': findMissingBudgets,
  'each Deployment waits for its tables': findUngatedDeployments,
  'there is one content system': findSecondContentSystem,
  'each network policy is for pods that there are': findIdlePolicies,
  'what no policy opens is closed': findMissingDefaultDeny,
} as const

const checks = Object.entries(ofBase)

describe.each(['base', 'overlays/small', 'overlays/large'])('%s', (name) => {
  const objects = render(name)
  test.each(checks)('%s', (_, find) => {
    expect(find(objects)).toEqual([])
  })
})

test.each(['overlays/small', 'overlays/large'])('%s opens the ways that are needed', (name) => {
  expect(findClosedWays(render(name))).toEqual([])
})

describe('docs/configuration.md', () => {
  const text = readFileSync(join(repositoryRoot, 'docs/configuration.md'), 'utf8')
  const required = (title: string) => {
    const section = text.split(/^## /m).find((part) => part.startsWith(title)) ?? ''
    const rows = section.matchAll(/^\| `([A-Z_]+)` +\| ([^|]+)\|/gm)
    return [...rows]
      .filter(([, , value = '']) => /\(required(?! with)/.test(value))
      .map(([, setting = '']) => setting)
  }

  test.each([
    ['Portal', 'portal'],
    ['Content system', 'content-system'],
  ])('%s: what it says is required in production is given', (title, deployment) => {
    expect(required(title).length).toBeGreaterThan(2)
    for (const name of ['base', 'overlays/small', 'overlays/large']) {
      const objects = render(name)
      const workload = workloadsOf(objects).find(({ name }) => name === `Deployment ${deployment}`)
      for (const container of workload?.containers ?? []) {
        const given = Object.keys(environmentOf(objects, container))
        const missing = required(title).filter(
          (setting) => !given.includes(setting) && !given.includes(`${setting}_FILE`),
        )
        expect(missing, name).toEqual([])
      }
    }
  })

  test('names as secrets what is one by its name', () => {
    expect(secretSettings).toEqual(
      expect.arrayContaining(['DATABASE_URL', 'SITE_KEY', 'FIELD_KEYS', 'PAYMENT_TOKEN']),
    )
    expect(secretSettings).not.toContain('PORTAL_URL')
    expect([...portalSettings, ...contentSystemSettings]).toEqual(
      expect.arrayContaining([...secretSettings]),
    )
  })
})

test('the large overlay opens fewer connections than the database takes', () => {
  const objects = render('overlays/large')
  const ofLogins = 4
  const ofListeners = 1
  const ofQueue = 5
  const ofContentSystem = 10
  const forOperators = 20
  let connections = ofContentSystem + forOperators
  for (const { object, containers, replicas } of workloadsOf(objects)) {
    const [container] = containers
    if (object.kind !== 'Deployment' || !container || container.isInit) continue
    const { DATABASE_POOL_SIZE, RUN_JOBS } = environmentOf(objects, container)
    const pods = Number(at(scalerOf(objects, object), 'spec', 'maxReplicas') ?? replicas) + 1
    const queue = RUN_JOBS === 'true' ? ofQueue : 0
    connections += pods * (Number(DATABASE_POOL_SIZE) + ofLogins + ofListeners + queue)
  }
  const database = objects.find(({ kind }) => kind === 'Cluster')
  const taken = Number(at(database, 'spec', 'postgresql', 'parameters', 'max_connections'))
  expect(connections).toBeGreaterThan(100)
  expect(connections).toBeLessThanOrEqual(taken)
})

test('the large overlay runs jobs in pods of their own, and nowhere else', () => {
  const objects = render('overlays/large')
  const running = workloadsOf(objects)
    .filter(({ object }) => object.kind === 'Deployment')
    .flatMap(({ object, containers }) =>
      containers
        .filter((container) => environmentOf(objects, container).RUN_JOBS === 'true')
        .map(() => object.metadata.name),
    )
  expect(running).toEqual(['portal-jobs'])
})

test('the first step of a release applies everything but the Deployments', () => {
  const later = render('overlays/large').filter(({ metadata }) =>
    ['web', 'jobs'].includes(metadata.labels?.['app.kubernetes.io/component'] ?? ''),
  )
  const deployments = render('overlays/large').filter(({ kind }) => kind === 'Deployment')
  expect(later).toEqual(deployments)
  expect(deployments.length).toBe(3)
})

describe('docs/kubernetes.md', () => {
  const text = readFileSync(join(repositoryRoot, 'docs/kubernetes.md'), 'utf8')
  const example = (path: string) => {
    const blocks = [...text.matchAll(/^( *)```yaml\n([\s\S]*?)^ *```/gm)]
    const block = blocks.find(([, , content]) => content?.includes(`# deploy/kubernetes/${path}`))
    return block?.[2]?.replaceAll(new RegExp(`^${block[1]}`, 'gm'), '') ?? ''
  }
  const overlay = example('overlays/fjordvel/kustomization.yaml')
  const scratch = mkdtempSync(join(tmpdir(), 'overlays-'))
  afterAll(() => rmSync(scratch, { recursive: true }))
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(scratch, path)), { recursive: true })
    writeFileSync(join(scratch, path), content)
  }

  test.each(checks)("in the organisation's own overlay %s", (_, find) => {
    write(
      'fjordvel/kustomization.yaml',
      overlay.replace('../large', join(folder, 'overlays/large')),
    )
    const objects = renderKustomization(join(scratch, 'fjordvel'))
    expect(find(objects)).toEqual([])
    expect(JSON.stringify(objects)).not.toContain('trivsel.example')
  })

  test('a restored database archives under a new name', () => {
    const changes: Fields = parse(example('overlays/restored/database.yaml'))
    cpSync(join(folder, 'overlays/large'), join(scratch, 'restored'), { recursive: true })
    for (const file of readdirSync(join(scratch, 'restored')))
      write(
        `restored/${file}`,
        readFileSync(join(scratch, 'restored', file), 'utf8')
          .replaceAll('trivsel-database', 'trivsel-database-2')
          .replace('../../base', join(folder, 'base')),
      )
    const objects = renderKustomization(join(scratch, 'restored'))
    const cluster = objects.find(({ kind }) => kind === 'Cluster')
    if (cluster) cluster.spec = { ...(cluster.spec as Fields), ...changes }
    for (const [, find] of checks) expect(find(objects)).toEqual([])
    expect(findClosedWays(objects)).toEqual([])
    const archive = at(cluster, 'spec', 'plugins', 0, 'parameters', 'serverName')
    const source = at(changes, 'externalClusters', 0, 'plugin', 'parameters', 'serverName')
    expect([archive, source]).toEqual(['trivsel-database-2', 'trivsel-database'])
    expect(at(cluster, 'metadata', 'name')).toBe(archive)
  })
})
