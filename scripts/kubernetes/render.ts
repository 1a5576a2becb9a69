import { readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parse, parseAllDocuments } from 'yaml'
import { at, type Fields, isFields, listAt, type Manifest, textAt, type Value } from './manifest.ts'
import { mergeStrategically } from './strategic-merge.ts'
import { imageParts } from './workloads.ts'

/** What of Kustomize is used in deploy/kubernetes; anything else is refused. */
const known = [
  'apiVersion',
  'kind',
  'namespace',
  'labels',
  'resources',
  'configMapGenerator',
  'patches',
  'images',
]

/**
 * Renders a folder with a `kustomization.yaml`, as `kubectl kustomize` does; ConfigMaps keep their name
 * without the hash that Kustomize adds. A test compares both where there is a kubectl.
 */
export function renderKustomization(folder: string): Manifest[] {
  const kustomization: Value = parse(readFileSync(join(folder, 'kustomization.yaml'), 'utf8'))
  if (!isFields(kustomization)) throw new Error(`${folder} has no kustomization`)
  for (const name of Object.keys(kustomization))
    if (!known.includes(name)) throw new Error(`${folder} uses ${name}, which is not rendered here`)

  const objects = listAt(kustomization, 'resources').flatMap((resource) =>
    readResource(resolve(folder, String(resource))),
  )
  for (const generator of listAt(kustomization, 'configMapGenerator'))
    generateConfigMap(objects, generator, folder)
  for (const patch of listAt(kustomization, 'patches')) applyPatch(objects, patch, folder)
  for (const object of objects) {
    for (const labels of listAt(kustomization, 'labels'))
      object.metadata.labels = {
        ...object.metadata.labels,
        ...(at(labels, 'pairs') as Record<string, string>),
      }
    const namespace = textAt(kustomization, 'namespace')
    if (namespace && object.kind !== 'Namespace') object.metadata.namespace = namespace
    for (const image of listAt(kustomization, 'images')) setImage(object, image)
  }
  return objects
}

function readResource(path: string): Manifest[] {
  if (statSync(path).isDirectory()) return renderKustomization(path)
  return parseAllDocuments(readFileSync(path, 'utf8')).map((document) => {
    if (document.errors[0]) throw document.errors[0]
    return document.toJS() as Manifest
  })
}

function generateConfigMap(objects: Manifest[], generator: Value, folder: string): void {
  const name = textAt(generator, 'name')
  const data = Object.fromEntries([
    ...listAt(generator, 'envs').flatMap((file) =>
      settingsIn(readFileSync(join(folder, String(file)), 'utf8')),
    ),
    ...listAt(generator, 'literals').flatMap((literal) => settingsIn(String(literal))),
  ])
  const earlier = objects.find((object) => object.kind === 'ConfigMap' && nameOf(object) === name)
  if (textAt(generator, 'behavior') !== 'merge')
    objects.push({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name }, data })
  else if (earlier) earlier.data = { ...(earlier.data as Fields), ...data }
  else throw new Error(`There is no ConfigMap ${name} to merge with`)
}

function settingsIn(text: string): [string, string][] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, name = '', value = ''] = /^([A-Z0-9_]+)=(.*)$/.exec(line) ?? []
      if (!name) throw new Error(`This line sets nothing: ${line}`)
      return [name, value]
    })
}

function applyPatch(objects: Manifest[], patch: Value, folder: string): void {
  const path = textAt(patch, 'path')
  const text = path ? readFileSync(join(folder, path), 'utf8') : textAt(patch, 'patch')
  for (const document of parseAllDocuments(text)) {
    const change = document.toJS() as Value
    const target = at(patch, 'target') ?? change
    const kind = textAt(target, 'kind')
    const name = textAt(target, 'name') || textAt(target, 'metadata', 'name')
    const index = objects.findIndex((object) => object.kind === kind && nameOf(object) === name)
    const object = objects[index]
    if (!object) throw new Error(`${folder} patches ${kind} ${name}, which does not exist`)
    objects[index] = Array.isArray(change)
      ? applyOperations(object, change)
      : (mergeStrategically(object as Fields, change as Fields) as Manifest)
  }
}

/** The operations of RFC 6902 that set a value at a path that exists, or in a map. */
function applyOperations(object: Manifest, operations: readonly Value[]): Manifest {
  const patched = structuredClone(object)
  for (const operation of operations) {
    const path = textAt(operation, 'path').split('/').slice(1)
    const last = (path.pop() ?? '').replaceAll('~1', '/').replaceAll('~0', '~')
    const parent = at(patched, ...path)
    const isKnown = ['add', 'replace'].includes(textAt(operation, 'op'))
    if (!isKnown || typeof parent !== 'object' || parent === null)
      throw new Error(`This patch is not rendered here: ${JSON.stringify(operation)}`)
    Object.assign(parent, { [last]: at(operation, 'value') })
  }
  return patched
}

/** Of an image that is named so, whatever tag an earlier folder gave it. */
function setImage(value: unknown, image: Value): void {
  if (typeof value !== 'object' || value === null) return
  const fields = value as Record<string, unknown>
  if (typeof fields.image === 'string') {
    const { name, version } = imageParts(fields.image)
    if (name === textAt(image, 'name')) {
      const tag = textAt(image, 'newTag') || version
      fields.image = `${textAt(image, 'newName') || name}${tag ? `:${tag}` : ''}`
    }
  }
  for (const part of Object.values(fields)) setImage(part, image)
}

const nameOf = ({ metadata }: Manifest) => metadata.name
