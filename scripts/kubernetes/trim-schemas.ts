/**
 * Writes what `scripts/kubernetes/` checks manifests against, from the descriptions that the projects
 * publish: `node scripts/kubernetes/trim-schemas.ts <swagger.json> <file of CRDs>…`. Where they are
 * from is in docs/kubernetes.md. Only kinds that are used stay, without their descriptions.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseAllDocuments } from 'yaml'

type Schema = { [keyword: string]: unknown }

const usedKinds = [
  'v1/Namespace',
  'v1/ConfigMap',
  'v1/Secret',
  'v1/Service',
  'v1/ServiceAccount',
  'v1/PersistentVolumeClaim',
  'apps/v1/Deployment',
  'batch/v1/Job',
  'autoscaling/v2/HorizontalPodAutoscaler',
  'policy/v1/PodDisruptionBudget',
  'networking.k8s.io/v1/Ingress',
  'networking.k8s.io/v1/NetworkPolicy',
  'postgresql.cnpg.io/v1/Cluster',
  'postgresql.cnpg.io/v1/ScheduledBackup',
  'barmancloud.cnpg.io/v1/ObjectStore',
]

const objectMeta = 'io.k8s.apimachinery.pkg.apis.meta.v1.ObjectMeta'
const [swaggerFile = '', ...definitionFiles] = process.argv.slice(2)
const { definitions } = JSON.parse(readFileSync(swaggerFile, 'utf8')) as {
  definitions: Record<string, Schema>
}
const kinds: Record<string, Schema> = {}
const shared: Record<string, Schema> = {}

for (const schema of Object.values(definitions))
  for (const { group, version, kind } of groupsOf(schema)) {
    const name = [...(group ? [group] : []), version, kind].join('/')
    if (usedKinds.includes(name)) kinds[name] = trim(schema)
  }

for (const file of definitionFiles)
  for (const document of parseAllDocuments(readFileSync(file, 'utf8'))) {
    const { kind, spec } = (document.toJS() ?? {}) as { kind?: string; spec: CustomResource }
    if (kind !== 'CustomResourceDefinition') continue
    for (const { name: version, schema } of spec.versions) {
      const name = `${spec.group}/${version}/${spec.names.kind}`
      if (!usedKinds.includes(name)) continue
      kinds[name] = trim(schema.openAPIV3Schema)
      Object.assign(kinds[name].properties as Schema, {
        metadata: trim({ $ref: `#/definitions/${objectMeta}` }),
      })
    }
  }

const missing = usedKinds.filter((name) => !kinds[name])
if (missing.length > 0) throw new Error(`No schema of ${missing.join(', ')}`)
const lines = (of: Record<string, Schema>) =>
  Object.entries(of)
    .map(([name, schema]) => `${JSON.stringify(name)}: ${JSON.stringify(schema)}`)
    .join(',\n')
writeFileSync(
  new URL('schemas.json', import.meta.url),
  `{"kinds": {\n${lines(kinds)}\n}, "definitions": {\n${lines(shared)}\n}}\n`,
)

type CustomResource = {
  group: string
  names: { kind: string }
  versions: { name: string; schema: { openAPIV3Schema: Schema } }[]
}

function groupsOf(schema: Schema): { group: string; version: string; kind: string }[] {
  return (schema['x-kubernetes-group-version-kind'] ?? []) as ReturnType<typeof groupsOf>
}

/** The keywords that decide, and no property but those that are named. Adds what it refers to. */
function trim(schema: Schema): Schema {
  if (schema['x-kubernetes-int-or-string'] || schema.format === 'int-or-string')
    return { type: ['integer', 'string'] }
  if (typeof schema.$ref === 'string') return { $ref: refer(schema.$ref) }
  const { properties, items, additionalProperties } = schema
  const isOpen = schema['x-kubernetes-preserve-unknown-fields'] === true
  return {
    ...(schema.type !== undefined && { type: schema.type }),
    ...(schema.enum !== undefined && { enum: schema.enum }),
    ...(schema.required !== undefined && { required: schema.required }),
    ...(schema.pattern !== undefined && { pattern: schema.pattern }),
    ...(schema.minimum !== undefined && { minimum: schema.minimum }),
    ...(schema.maximum !== undefined && { maximum: schema.maximum }),
    ...(isSchema(properties) && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, of]) => [name, trim(of as Schema)]),
      ),
      ...(!isOpen && { additionalProperties: false }),
    }),
    ...(isSchema(items) && { items: trim(items) }),
    ...(isSchema(additionalProperties) && { additionalProperties: trim(additionalProperties) }),
  }
}

function refer(reference: string): string {
  const name = reference.replace('#/definitions/', '')
  const schema = definitions[name]
  if (!schema) throw new Error(`No definition of ${name}`)
  if (!shared[name]) {
    shared[name] = {}
    // A quantity is described as a text, and may be a number.
    shared[name] = name.endsWith('.Quantity') ? { type: ['string', 'number'] } : trim(schema)
  }
  return `#/definitions/${name}`
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null
}
