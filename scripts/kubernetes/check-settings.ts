import { randomBytes } from 'node:crypto'
import {
  ConfigError,
  settingNames as contentSystemSettings,
  readConfig,
} from '../../apps/cms/src/config.ts'
import {
  ConfigurationError,
  parseConfiguration,
  settingNames as portalSettings,
} from '../../apps/portal/src/platform/config.server.ts'
import { generateSecrets } from '../secrets.ts'
import { listAt, type Manifest, textAt } from './manifest.ts'
import { secretSettings } from './secret-settings.ts'
import {
  type Application,
  applicationOf,
  type Container,
  environmentOf,
  labelsAt,
  type Workload,
  workloadsOf,
} from './workloads.ts'

/** Variables that are no settings of ours: of the C library, and of the server of Next.js. */
const otherVariables: Readonly<Record<Application, readonly string[]>> = {
  portal: [],
  'content-system': ['MALLOC_ARENA_MAX', 'HOSTNAME', 'PORT'],
}
const settingsOf: Readonly<Record<Application, readonly string[]>> = {
  portal: portalSettings,
  'content-system': contentSystemSettings,
}

/** As they would be in the files: what an application accepts, and nobody has. */
const exampleSecrets = (): Readonly<Record<string, string>> => ({
  ...generateSecrets(),
  DATABASE_URL: `postgres://trivsel:${randomBytes(12).toString('hex')}@database/trivsel`,
  SMTP_URL: 'smtps://mail.trivsel.example',
  S3_KEY_ID: randomBytes(12).toString('hex'),
  S3_SECRET: randomBytes(24).toString('hex'),
})

/**
 * Starts no application, but has each read the settings that its container gets, with example secrets
 * in place of the files. Finds settings that are unknown, missing or wrong.
 */
export function findSettingProblems(objects: readonly Manifest[]): string[] {
  return eachContainer(objects, (workload, container, application) => {
    const environment = environmentOf(objects, container)
    const known = [...settingsOf[application], ...otherVariables[application]]
    const problems = Object.keys(environment)
      .filter((name) => !known.includes(name) && !known.includes(name.replace(/_FILE$/, '')))
      .map((name) => `${name} is no setting`)
    const made = exampleSecrets()
    const read: Record<string, string> = {}
    for (const [name, value] of Object.entries(environment)) {
      const setting = name.replace(/_FILE$/, '')
      if (setting === name) read[name] = value
      else if (!isMounted(workload, container, value, setting))
        problems.push(`${value} is in no mounted secret`)
      else read[setting] = made[setting] ?? ''
    }
    try {
      if (application === 'portal') parseConfiguration(read)
      else readConfig(read)
    } catch (error) {
      if (!(error instanceof ConfigurationError || error instanceof ConfigError)) throw error
      problems.push(error.message)
    }
    return problems
  })
}

/** Whether the file is the key of a secret that is mounted where it says. */
function isMounted({ pod }: Workload, container: Container, path: string, key: string): boolean {
  return listAt(container.fields, 'volumeMounts').some((mount) => {
    if (path !== `${textAt(mount, 'mountPath')}/${key}`) return false
    const volume = listAt(pod, 'volumes').find(
      (one) => textAt(one, 'name') === textAt(mount, 'name'),
    )
    return listAt(volume, 'projected', 'sources').some(
      (source) => textAt(source, 'secret', 'name') !== '',
    )
  })
}

/** Secrets that stand in the manifests. */
export function findSecretsInClear(objects: readonly Manifest[]): string[] {
  const secrets = objects.filter(({ kind }) => kind === 'Secret')
  const values = [
    ...objects
      .filter(({ kind }) => kind === 'ConfigMap')
      .map((object) => ({
        name: `ConfigMap ${object.metadata.name}`,
        of: labelsAt(object, 'data'),
      })),
    ...workloadsOf(objects).flatMap(({ name, containers }) =>
      containers.map((container) => ({ name, of: environmentOf([], container) })),
    ),
  ]
  return [
    ...secrets.map(({ metadata }) => `Secret ${metadata.name} is made here`),
    ...values.flatMap(({ name, of }) =>
      Object.entries(of)
        .filter(
          ([setting, value]) =>
            (secretSettings.includes(setting) && value !== '') || URL.parse(value)?.password,
        )
        .map(([setting]) => `${name} has ${setting} in clear`),
    ),
  ]
}

/** A pod is killed only when the application can have ended by itself: docs/runbook.md. */
export function findShortGracePeriods(objects: readonly Manifest[]): string[] {
  return eachContainer(objects, ({ object, pod }, container, application) => {
    if (object.kind !== 'Deployment' || application !== 'portal' || container.isInit) return []
    const { DRAIN_SECONDS, SHUTDOWN_SECONDS } = environmentOf(objects, container)
    const needed = Number(DRAIN_SECONDS) + Number(SHUTDOWN_SECONDS) + 15
    const given = Number(textAt(pod, 'terminationGracePeriodSeconds'))
    return given >= needed ? [] : [`it is killed after ${given} s and may need ${needed} s`]
  })
}

/** Sites and their Ingresses have one name each. */
export function findHostProblems(objects: readonly Manifest[]): string[] {
  return eachContainer(objects, (_, container, application) => {
    const environment = environmentOf(objects, container)
    const address = application === 'portal' ? environment.PORTAL_URL : environment.CMS_URL
    const host = URL.parse(address ?? '')?.host
    const ingress = objects.find(
      ({ kind, metadata }) => kind === 'Ingress' && metadata.name === application,
    )
    const hosts = [
      ...listAt(ingress, 'spec', 'rules').map((rule) => textAt(rule, 'host')),
      ...listAt(ingress, 'spec', 'tls').flatMap((tls) => listAt(tls, 'hosts').map(String)),
    ]
    return hosts.length === 2 && hosts.every((one) => one === host)
      ? []
      : [`its address is ${host}, and its Ingress is for ${hosts.join(', ')}`]
  })
}

function eachContainer(
  objects: readonly Manifest[],
  find: (workload: Workload, container: Container, application: Application) => string[],
): string[] {
  return workloadsOf(objects).flatMap((workload) =>
    workload.containers.flatMap((container) => {
      const application = applicationOf(container)
      const problems = application
        ? find(workload, container, application)
        : [`${textAt(container.fields, 'image')} is none of our images`]
      return problems.map((problem) => `${workload.name}, ${container.name}: ${problem}`)
    }),
  )
}
