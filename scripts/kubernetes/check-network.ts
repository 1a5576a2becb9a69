import { at, listAt, type Manifest, textAt, type Value } from './manifest.ts'
import { podLabelsOf, selects, workloadsOf } from './workloads.ts'

const policiesOf = (objects: readonly Manifest[]) =>
  objects.filter(({ kind }) => kind === 'NetworkPolicy')

/** Policies that select nobody, or open a way from or to nobody. */
export function findIdlePolicies(objects: readonly Manifest[]): string[] {
  const pods = podLabelsOf(objects)
  const selectsSome = (selector: Value | undefined) =>
    pods.some((labels) => selects(selector, labels))
  return policiesOf(objects).flatMap((policy) => {
    const name = `NetworkPolicy ${policy.metadata.name}`
    const peers = rulesOf(policy).flatMap((rule) => [
      ...listAt(rule, 'from'),
      ...listAt(rule, 'to'),
    ])
    const own = peers.filter((peer) => at(peer, 'podSelector') && !at(peer, 'namespaceSelector'))
    return [
      ...valuesOf(at(policy, 'spec', 'podSelector'))
        .filter((selector) => !selectsSome(selector))
        .map((selector) => `${name} is for no pod: ${JSON.stringify(selector)}`),
      ...own
        .flatMap((peer) => valuesOf(at(peer, 'podSelector')))
        .filter((selector) => !selectsSome(selector))
        .map((selector) => `${name} names no pod: ${JSON.stringify(selector)}`),
    ]
  })
}

/** A selector of several values, as one for each: none of them may be for nobody. */
function valuesOf(selector: Value | undefined): Value[] {
  const [expression] = listAt(selector, 'matchExpressions')
  if (!expression) return [selector ?? {}]
  return listAt(expression, 'values').map((value) => ({
    matchLabels: { [textAt(expression, 'key')]: value },
  }))
}

/** Whether nothing is open that no policy opens. */
export function findMissingDefaultDeny(objects: readonly Manifest[]): string[] {
  const closes = policiesOf(objects).some(
    (policy) =>
      JSON.stringify(at(policy, 'spec', 'podSelector')) === '{}' &&
      ['Ingress', 'Egress'].every((type) => listAt(policy, 'spec', 'policyTypes').includes(type)) &&
      rulesOf(policy).length === 0,
  )
  return closes ? [] : ['no NetworkPolicy closes what none opens']
}

/** Ways that are not open, of those without which nothing works. */
export function findClosedWays(objects: readonly Manifest[]): string[] {
  const workloads = workloadsOf(objects)
  const reaches = (labels: Readonly<Record<string, string>>, port: number) =>
    policiesOf(objects).some(
      (policy) =>
        selects(at(policy, 'spec', 'podSelector'), labels) &&
        listAt(policy, 'spec', 'egress').some((rule) => opens(rule, port)),
    )
  const isReached = (labels: Readonly<Record<string, string>>, port: number) =>
    policiesOf(objects).some(
      (policy) =>
        selects(at(policy, 'spec', 'podSelector'), labels) &&
        listAt(policy, 'spec', 'ingress').some((rule) => opens(rule, port)),
    )
  const services = objects.filter(({ kind }) => kind === 'Service')
  const postgres = 5_432
  return [
    ...workloads
      .filter(({ labels }) => !reaches(labels, postgres) || !reaches(labels, 53))
      .map(({ name }) => `${name} does not reach the database or no name service`),
    ...services.flatMap((service) =>
      workloads
        .filter(({ labels }) =>
          selects({ matchLabels: at(service, 'spec', 'selector') ?? {} }, labels),
        )
        .flatMap(({ labels, name, containers }) =>
          containers
            .flatMap(({ fields }) => listAt(fields, 'ports'))
            .filter((port) => !isReached(labels, Number(at(port, 'containerPort'))))
            .map((port) => `${name} is not reached on ${textAt(port, 'containerPort')}`),
        ),
    ),
  ]
}

const opens = (rule: Value, port: number) =>
  listAt(rule, 'ports').some((one) => at(one, 'port') === port)

const rulesOf = (policy: Manifest) => [
  ...listAt(policy, 'spec', 'ingress'),
  ...listAt(policy, 'spec', 'egress'),
]
