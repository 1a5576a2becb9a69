import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { healthPath } from '../../apps/cms/src/endpoints/health-path.ts'
import { isSignOfLife } from '../../apps/portal/src/is-operation.ts'
import { repositoryRoot } from '../paths.ts'
import { at, listAt, type Manifest, textAt, type Value } from './manifest.ts'
import {
  type Application,
  applicationOf,
  type Container,
  environmentOf,
  imageParts,
  selects,
  type Workload,
  workloadsOf,
} from './workloads.ts'

/** @param version that images of ours have */
export function findImageProblems(objects: readonly Manifest[], version: string): string[] {
  return eachContainer(objects, (_, container) => {
    const image = textAt(container.fields, 'image')
    const given = imageParts(image).version
    if (given === '' || given === 'latest') return [`${image} names no version`]
    const isOurs = applicationOf(container) !== undefined
    return isOurs && given !== version ? [`${image} is not version ${version}`] : []
  })
}

/** What the Pod Security Standard `restricted` wants, and some more. */
export function findUnhardenedPods(objects: readonly Manifest[]): string[] {
  const wantedOfPods: readonly [readonly string[], unknown][] = [
    [['automountServiceAccountToken'], false],
    [['securityContext', 'runAsNonRoot'], true],
    [['securityContext', 'runAsUser'], 10_001],
    [['securityContext', 'seccompProfile', 'type'], 'RuntimeDefault'],
  ]
  const wantedOfContainers: readonly [readonly string[], unknown][] = [
    [['securityContext', 'allowPrivilegeEscalation'], false],
    [['securityContext', 'readOnlyRootFilesystem'], true],
    [['securityContext', 'capabilities'], { drop: ['ALL'] }],
  ]
  const missing = (value: Value | undefined, wanted: typeof wantedOfPods) =>
    wanted
      .filter(([path, expected]) => JSON.stringify(at(value, ...path)) !== JSON.stringify(expected))
      .map(([path]) => path.join('.'))
  return [
    ...workloadsOf(objects).flatMap(({ name, pod }) =>
      [
        ...missing(pod, wantedOfPods),
        ...['hostNetwork', 'hostPID', 'hostIPC'].filter((one) => at(pod, one) !== undefined),
        ...listAt(pod, 'volumes').flatMap((volume) => (at(volume, 'hostPath') ? ['hostPath'] : [])),
      ].map((path) => `${name}: ${path}`),
    ),
    ...eachContainer(objects, (_, { fields }) => [
      ...missing(fields, wantedOfContainers),
      ...['cpu', 'memory']
        .filter((one) => textAt(fields, 'resources', 'requests', one) === '')
        .map((one) => `no request of ${one}`),
      ...(textAt(fields, 'resources', 'limits', 'memory') === '' ? ['no limit of memory'] : []),
    ]),
  ]
}

/** Whether the application answers on the path, which is asked of its own code. */
const answers: Readonly<Record<Application, (path: string) => boolean>> = {
  portal: isSignOfLife,
  'content-system': (path) => path === `/api${healthPath}`,
}

/** Ports, paths and programs that are not those of the application. */
export function findProbeProblems(objects: readonly Manifest[]): string[] {
  return eachContainer(objects, (workload, container) => {
    const application = applicationOf(container)
    const { fields, isInit } = container
    const programs = listAt(fields, 'args').map(String)
    const problems = programs
      .filter((program) => program.endsWith('.ts') && !existsSync(join(repositoryRoot, program)))
      .map((program) => `there is no ${program}`)
    if (workload.object.kind !== 'Deployment' || isInit || !application) return problems
    const port = Number(environmentOf(objects, container).PORT)
    const [declared] = listAt(fields, 'ports')
    if (at(declared, 'containerPort') !== port) problems.push(`it listens on ${port}`)
    for (const name of ['startupProbe', 'livenessProbe', 'readinessProbe']) {
      const probe = at(fields, name, 'httpGet')
      const portOfProbe = at(probe ?? at(fields, name, 'tcpSocket'), 'port')
      if (portOfProbe !== at(declared, 'name')) problems.push(`${name} is for another port`)
      const path = textAt(probe, 'path')
      if (probe && !answers[application](path)) problems.push(`${name}: it knows no ${path}`)
    }
    return problems
  })
}

/** Services and Ingresses that lead nowhere. */
export function findServiceProblems(objects: readonly Manifest[]): string[] {
  const services = objects.filter(({ kind }) => kind === 'Service')
  const ofServices = services.flatMap((service) => {
    const selector = { matchLabels: at(service, 'spec', 'selector') ?? {} }
    const targets = workloadsOf(objects).filter(({ labels }) => selects(selector, labels))
    const names = targets.flatMap(({ containers }) =>
      containers.flatMap(({ fields }) => listAt(fields, 'ports').map((port) => at(port, 'name'))),
    )
    const name = `Service ${service.metadata.name}`
    if (targets.length !== 1) return [`${name} selects ${targets.length} kinds of pods`]
    return listAt(service, 'spec', 'ports')
      .filter((port) => !names.includes(at(port, 'targetPort')))
      .map((port) => `${name}: its pods have no port ${textAt(port, 'targetPort')}`)
  })
  const ofIngresses = objects
    .filter(({ kind }) => kind === 'Ingress')
    .flatMap((ingress) =>
      listAt(ingress, 'spec', 'rules')
        .flatMap((rule) => listAt(rule, 'http', 'paths'))
        .map((path) => at(path, 'backend', 'service'))
        .filter(
          (backend) =>
            !services.some(
              (service) =>
                service.metadata.name === textAt(backend, 'name') &&
                listAt(service, 'spec', 'ports').some(
                  (port) => at(port, 'name') === at(backend, 'port', 'name'),
                ),
            ),
        )
        .map(
          (backend) => `Ingress ${ingress.metadata.name}: no Service ${textAt(backend, 'name')}`,
        ),
    )
  return [...ofServices, ...ofIngresses]
}

/** Deployments of several pods that a drained machine may take away all at once. */
export function findMissingBudgets(objects: readonly Manifest[]): string[] {
  const budgets = objects.filter(({ kind }) => kind === 'PodDisruptionBudget')
  return workloadsOf(objects)
    .filter(({ object, replicas }) => object.kind === 'Deployment' && replicas > 1)
    .filter(
      ({ labels }) => !budgets.some((budget) => selects(at(budget, 'spec', 'selector'), labels)),
    )
    .map(({ name }) => `${name} has no PodDisruptionBudget`)
}

/** Deployments of which a new pod could serve before the tables of its version are there. */
export function findUngatedDeployments(objects: readonly Manifest[]): string[] {
  return workloadsOf(objects)
    .filter(({ object }) => object.kind === 'Deployment')
    .filter(({ containers }) => !containers.some(waitsForTables))
    .map(({ name }) => `${name} does not wait for its tables`)
}

function waitsForTables(container: Container): boolean {
  const args = listAt(container.fields, 'args')
  // The portal says that its start is over only when its tables are there.
  if (applicationOf(container) === 'portal')
    return textAt(container.fields, 'startupProbe', 'httpGet', 'path') === '/startupz'
  return container.isInit && args.includes('apps/cms/scripts/migrate.ts') && args.includes('--wait')
}

/** The content system keeps files in a folder and takes over every running job when it starts. */
export function findSecondContentSystem(objects: readonly Manifest[]): string[] {
  return workloadsOf(objects)
    .filter(({ object }) => object.metadata.name === 'content-system')
    .filter(
      ({ object, replicas }) =>
        replicas !== 1 || textAt(object, 'spec', 'strategy', 'type') !== 'Recreate',
    )
    .map(({ name }) => `${name} may have two pods at a time`)
}

function eachContainer(
  objects: readonly Manifest[],
  find: (workload: Workload, container: Container) => string[],
): string[] {
  return workloadsOf(objects).flatMap((workload) =>
    workload.containers.flatMap((container) =>
      find(workload, container).map((problem) => `${workload.name}, ${container.name}: ${problem}`),
    ),
  )
}
