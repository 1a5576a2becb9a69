import { execFileSync } from 'node:child_process'

type Descriptor = { digest: string; size: number }
type Manifest = { config: Descriptor; layers: Descriptor[] }

export type ImageConfiguration = {
  config: {
    User?: string
    Env?: string[]
    Entrypoint?: string[]
    Cmd?: string[]
    WorkingDir?: string
    Volumes?: Record<string, unknown>
    Labels?: Record<string, string>
    StopSignal?: string
  }
}

/** Of an archive in the OCI image layout: what a registry stores and a machine downloads. */
export function readSizes(archive: string): { compressed: number } {
  const { config, layers } = readManifest(archive)
  return { compressed: [config, ...layers].reduce((sum, { size }) => sum + size, 0) }
}

export function readConfiguration(archive: string): ImageConfiguration {
  return readBlob(archive, readManifest(archive).config)
}

/** The names of the layers in the archive, the lowest first. */
export function readLayers(archive: string): string[] {
  return readManifest(archive).layers.map(blobOf)
}

const blobOf = ({ digest }: Descriptor) => `blobs/${digest.replace(':', '/')}`

function readManifest(archive: string): Manifest {
  const { manifests } = readFile<{ manifests: Descriptor[] }>(archive, 'index.json')
  const [manifest] = manifests
  if (!manifest) throw new Error(`${archive} has no image`)
  return readBlob(archive, manifest)
}

function readBlob<T>(archive: string, descriptor: Descriptor): T {
  return readFile(archive, blobOf(descriptor))
}

function readFile<T>(archive: string, name: string): T {
  return JSON.parse(execFileSync('tar', ['-xOf', archive, name], { encoding: 'utf8' }))
}
