import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

/** Made on the machine: linked to, or left behind. */
const left = ['node_modules', '.git', '.data', '.next', 'dist', '.tanstack', 'test-results']

export type ScratchCopy = {
  readonly root: string
  /** Files that are new or another than in the repository, from the root. */
  readonly changed: () => string[]
  readonly remove: () => void
}

/** The repository as it lies there, in another folder, with the packages of this one. */
export function makeScratchCopy(repository: string): ScratchCopy {
  const root = mkdtempSync(join(tmpdir(), 'trivsel-scratch-'))
  const isLeft = (path: string) =>
    relative(repository, path)
      .split('/')
      .some((part) => left.includes(part))
  cpSync(repository, root, { recursive: true, filter: (path) => !isLeft(path) })
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'))
  linkPackagesOfPortal(repository, root)

  return {
    root,
    changed: () => {
      const exclude = (path: string) => left.includes(path.split('/').at(-1) ?? '')
      return globSync('**/*', { cwd: root, exclude })
        .filter((file) => statSync(join(root, file)).isFile())
        .filter((file) => {
          const before = join(repository, file)
          return !existsSync(before) || !readFileSync(before).equals(readFileSync(join(root, file)))
        })
        .sort()
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}

/** Among them the contract of the copy, in which the list of languages may be another one. */
function linkPackagesOfPortal(repository: string, root: string): void {
  const packages = 'apps/portal/node_modules'
  const contract = 'packages/content-contract'
  mkdirSync(join(root, packages, '@trivsel'), { recursive: true })
  symlinkSync(join(root, contract), join(root, packages, '@trivsel/content-contract'))
  for (const name of readdirSync(join(repository, packages)))
    symlinkSync(join(repository, packages, name), join(root, packages, name))
}
