import { at, isFields, listAt, type Manifest, textAt, type Value } from './manifest.ts'

export type Container = { readonly name: string; readonly fields: Value; readonly isInit: boolean }

/** What an object makes pods of, and how many there are at least. */
export type Workload = {
  readonly name: string
  readonly object: Manifest
  readonly labels: Readonly<Record<string, string>>
  readonly pod: Value | undefined
  readonly containers: readonly Container[]
  readonly replicas: number
}

export function workloadsOf(objects: readonly Manifest[]): Workload[] {
  return objects
    .filter(({ kind }) => kind === 'Deployment' || kind === 'Job')
    .map((object) => {
      const pod = at(object, 'spec', 'template', 'spec')
      const containersOf = (list: string, isInit: boolean) =>
        listAt(pod, list).map((fields) => ({ name: textAt(fields, 'name'), fields, isInit }))
      return {
        name: `${object.kind} ${object.metadata.name}`,
        object,
        labels: labelsAt(object, 'spec', 'template', 'metadata', 'labels'),
        pod,
        containers: [...containersOf('initContainers', true), ...containersOf('containers', false)],
        replicas: Number(
          at(scalerOf(objects, object), 'spec', 'minReplicas') ??
            at(object, 'spec', 'replicas') ??
            1,
        ),
      }
    })
}

export const scalerOf = (objects: readonly Manifest[], { kind, metadata }: Manifest) =>
  objects.find(
    (object) =>
      object.kind === 'HorizontalPodAutoscaler' &&
      textAt(object, 'spec', 'scaleTargetRef', 'kind') === kind &&
      textAt(object, 'spec', 'scaleTargetRef', 'name') === metadata.name,
  )

/** Labels of every pod that there is, also of those that an operator makes. */
export function podLabelsOf(objects: readonly Manifest[]): Readonly<Record<string, string>>[] {
  const ofDatabases = objects
    .filter(
      ({ apiVersion, kind }) => kind === 'Cluster' && apiVersion.startsWith('postgresql.cnpg'),
    )
    .map(({ metadata }) => ({ 'cnpg.io/cluster': metadata.name }))
  const ofCertificates = objects
    .filter(({ metadata }) => 'cert-manager.io/cluster-issuer' in labelsAt(metadata, 'annotations'))
    .map(() => ({ 'acme.cert-manager.io/http01-solver': 'true' }))
  return [...workloadsOf(objects).map(({ labels }) => labels), ...ofDatabases, ...ofCertificates]
}

/** Whether a `LabelSelector` selects what has the labels; an empty one selects everything. */
export function selects(selector: Value | undefined, labels: Readonly<Record<string, string>>) {
  const wanted = Object.entries(labelsAt(selector, 'matchLabels'))
  return (
    wanted.every(([name, value]) => labels[name] === value) &&
    listAt(selector, 'matchExpressions').every(
      (expression) =>
        textAt(expression, 'operator') === 'In' &&
        listAt(expression, 'values').includes(labels[textAt(expression, 'key')] ?? ''),
    )
  )
}

export function labelsAt(value: unknown, ...path: string[]): Record<string, string> {
  const found = at(value, ...path)
  return isFields(found) ? (found as Record<string, string>) : {}
}

/** The variables of a container: of ConfigMaps, then its own. */
export function environmentOf(
  objects: readonly Manifest[],
  container: Container,
): Record<string, string> {
  const environment: Record<string, string> = {}
  for (const source of listAt(container.fields, 'envFrom')) {
    const name = textAt(source, 'configMapRef', 'name')
    const map = objects.find(({ kind, metadata }) => kind === 'ConfigMap' && metadata.name === name)
    Object.assign(environment, labelsAt(map, 'data'))
  }
  for (const variable of listAt(container.fields, 'env'))
    environment[textAt(variable, 'name')] = textAt(variable, 'value')
  return environment
}

export type Application = 'portal' | 'content-system'

/** The parts of `registry.example:5000/name:tag` or `…/name@sha256:…`; no version: ''. */
export function imageParts(image: string): { name: string; version: string } {
  const ofName = image.lastIndexOf('/') + 1
  const ofVersion = image.slice(ofName).search(/[:@]/)
  if (ofVersion === -1) return { name: image, version: '' }
  const end = ofName + ofVersion
  return { name: image.slice(0, end), version: image.slice(end + 1) }
}

export function applicationOf(container: Container): Application | undefined {
  const { name } = imageParts(textAt(container.fields, 'image'))
  const applications: readonly Application[] = ['portal', 'content-system']
  return applications.find((one) => name.split('/').at(-1) === `trivsel-${one}`)
}
