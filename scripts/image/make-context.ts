import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { copyApplication } from './application-files.ts'
import { type BillOfMaterials, describeImage, listInstalled } from './bill-of-materials.ts'
import type { Image } from './images.ts'
import { type LockedPackage, readLockFile } from './lock-file.ts'
import { collectNotices } from './notices.ts'
import type { Release } from './release.ts'
import { makeBase, setModes } from './root-folder.ts'
import { isLeftOut } from './trace-files.ts'

/** Makes the folder that the image's Containerfile copies from; the application is built. */
export async function makeContext(
  root: string,
  { image, context, release }: { image: Image; context: string; release: Release },
): Promise<BillOfMaterials> {
  const locked = readLockFile(root)
  const debian = makeBase(context)
  const target = join(context, 'application')
  mkdirSync(target, { recursive: true })
  const copied = await copyApplication({ root, image, target }, locked)
  const compiled = readCompiledPackages(root, image, locked)
  const production = new Set(
    [...locked.values()]
      .filter(({ folder }) => !isLeftOut(`${folder}/package.json`, locked))
      .map(refOf),
  )
  const bill = describeImage({
    image: { name: image.name, version: release.version, created: release.created },
    workspace: refOf(readPackage(join(root, image.folder))),
    installed: listInstalled(root),
    copied,
    compiled,
    isDevelopmentOnly: (part) => part.type === 'library' && !production.has(refOf(part)),
    debian,
  })
  const listed = new Set(bill.components.map(refOf))
  const packages = [...locked.values()].filter((each) => listed.has(refOf(each)))
  const documents = join(context, 'documents')
  mkdirSync(documents, { recursive: true })
  writeFileSync(join(documents, 'sbom.cdx.json'), `${JSON.stringify(bill, null, 2)}\n`)
  writeFileSync(
    join(documents, 'third-party-notices.txt'),
    collectNotices(root, { packages: onePerVersion(packages), debian }),
  )
  writeFileSync(join(documents, 'LICENSE'), readFileSync(join(root, 'LICENSE')))
  for (const folder of ['base', 'application', 'documents']) setModes(join(context, folder))
  return bill
}

const refOf = ({ name, version }: { name: string; version: string }) => `${name}@${version}`

const onePerVersion = (packages: readonly LockedPackage[]) => [
  ...new Map(packages.map((each) => [refOf(each), each])).values(),
]

function readPackage(folder: string): { name: string; version: string } {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
}

/** As the build of the portal lists them; Next.js lists none. */
function readCompiledPackages(
  root: string,
  image: Image,
  locked: ReadonlyMap<string, LockedPackage>,
): LockedPackage[] {
  const lists = globSync(join(root, image.folder, 'dist/compiled-packages/*.json'))
  const folders = lists.flatMap((list): string[] => JSON.parse(readFileSync(list, 'utf8')))
  return [...new Set(folders)].flatMap((folder) => locked.get(relative(root, folder)) ?? [])
}
