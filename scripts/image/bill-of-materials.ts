import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { PlainError } from '../progress.ts'
import type { DebianPackage } from './debian-files.ts'

/** CycloneDX 1.5, as far as we read it. */
export type Component = {
  'bom-ref': string
  type: string
  name: string
  version: string
  scope?: 'required' | 'optional'
  purl?: string
  cpe?: string
  licenses?: unknown[]
  properties?: { name: string; value: string }[]
}

export type BillOfMaterials = {
  serialNumber: string
  metadata: { timestamp: string; component: Component; [key: string]: unknown }
  components: Component[]
  dependencies: { ref: string; dependsOn?: string[] }[]
  [key: string]: unknown
}

type Package = { name: string; version: string }

type Options = {
  image: { name: string; version: string; created: Date }
  /** `@trivsel/portal@0.1.0` */
  workspace: string
  /** Of all packages that are installed, as npm lists them. */
  installed: BillOfMaterials
  /** Packages that files in the image are of. */
  copied: readonly Package[]
  /** Packages whose code is compiled into files of ours. */
  compiled: readonly Package[]
  isDevelopmentOnly: (component: Component) => boolean
  debian: readonly DebianPackage[]
}

/** Of all that is installed; npm leaves out what an application and the root both depend on. */
export function listInstalled(root: string): BillOfMaterials {
  const given = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application']
  const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore']
  const output = execFileSync('npm', given, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio,
  })
  return JSON.parse(output)
}

/**
 * What is in an image: packages with files in it, packages that are compiled into ours, Node.js and
 * what comes from Debian. Other production dependencies are `optional`: none of their files is in
 * the image, but a bundler that does not say so may have taken code out of them.
 * @throws {PlainError} a package in the image is not installed, by what npm says
 */
export function describeImage(options: Options): BillOfMaterials {
  const { image, installed, copied, compiled, debian } = options
  const known = new Map(installed.components.map((part) => [refOf(part), part]))
  const inImage = new Set([...copied, ...compiled].map(refOf))
  const missing = [...inImage].filter((ref) => !known.has(ref))
  if (missing.length > 0)
    throw new PlainError(`npm does not list what is in the image: ${missing.join(', ')}.`)
  const refs = new Set([...inImage, ...closureOf(options.workspace, installed, options)])
  const packages = [...refs].sort().flatMap((ref): Component[] => {
    const part = known.get(ref)
    return part ? [{ ...part, scope: inImage.has(ref) ? 'required' : 'optional' }] : []
  })
  const component: Component = {
    'bom-ref': `trivsel-${image.name}@${image.version}`,
    type: 'container',
    name: `trivsel-${image.name}`,
    version: image.version,
    licenses: [{ license: { id: 'MIT' } }],
  }
  const components = [nodeComponent(), ...debian.map(debianComponent), ...packages]
  const named = new Set(components.map((part) => part['bom-ref']))
  const content = JSON.stringify(components)
  return {
    ...installed,
    serialNumber: `urn:uuid:${uuidOf(content)}`,
    metadata: { ...installed.metadata, timestamp: image.created.toISOString(), component },
    components,
    dependencies: [
      { ref: component['bom-ref'], dependsOn: [...named].sort() },
      ...installed.dependencies
        .filter(({ ref }) => named.has(ref))
        .map(({ ref, dependsOn = [] }) => ({
          ref,
          dependsOn: dependsOn.filter((other) => named.has(other)),
        })),
    ],
  }
}

const refOf = ({ name, version }: Package) => `${name}@${version}`

/** Production dependencies of a workspace, direct or not. */
function closureOf(
  workspace: string,
  { dependencies, components }: BillOfMaterials,
  { isDevelopmentOnly }: Pick<Options, 'isDevelopmentOnly'>,
): Set<string> {
  const edges = new Map(dependencies.map(({ ref, dependsOn = [] }) => [ref, dependsOn]))
  const parts = new Map(components.map((part) => [part['bom-ref'], part]))
  const found = new Set<string>()
  const pending = [...(edges.get(workspace) ?? [])]
  for (let ref = pending.pop(); ref !== undefined; ref = pending.pop()) {
    const part = parts.get(ref)
    if (found.has(ref) || (part && isDevelopmentOnly(part))) continue
    found.add(ref)
    pending.push(...(edges.get(ref) ?? []))
  }
  return found
}

function nodeComponent(): Component {
  const version = process.versions.node
  return {
    'bom-ref': `node@${version}`,
    type: 'application',
    name: 'node',
    version,
    scope: 'required',
    purl: `pkg:generic/node@${version}`,
    cpe: `cpe:2.3:a:nodejs:node.js:${version}:*:*:*:*:*:*:*`,
    licenses: [{ license: { id: 'MIT' } }],
    // What is linked into it has vulnerabilities of its own.
    properties: Object.entries(process.versions).flatMap(([name, value]) =>
      value === undefined ? [] : [{ name: `node:${name}`, value }],
    ),
  }
}

function debianComponent({ name, version, architecture }: DebianPackage): Component {
  const purl = `pkg:deb/debian/${encodeURIComponent(name)}@${encodeURIComponent(version)}?arch=${architecture}`
  return { 'bom-ref': purl, type: 'library', name, version, scope: 'required', purl }
}

/** The same for the same content, so that a second build is the same. */
function uuidOf(content: string): string {
  const hex = createHash('sha256').update(content).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
