import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DebianPackage } from './debian-files.ts'

/** Texts that Debian's copyright files refer to, as Debian has them. */
const commonLicences = ['GPL-2', 'GPL-3', 'LGPL-2', 'LGPL-2.1', 'LGPL-3']

type Part = { name: string; version: string; folder: string }

/** The licences of all that is in an image and not ours, as one text. */
export function collectNotices(
  root: string,
  { packages, debian }: { packages: readonly Part[]; debian: readonly DebianPackage[] },
): string {
  const parts = [...packages].sort((a, b) => (a.folder < b.folder ? -1 : 1))
  return [
    'This image contains the software below, under the licences below.\n',
    section(`Node.js ${process.versions.node}`, readFileSync(nodeLicence(root), 'utf8')),
    ...parts.map((part) => section(`${part.name} ${part.version}`, licenceOf(root, part))),
    ...debian.map(({ name, version, licence }) => section(`${name} ${version} (Debian)`, licence)),
    ...commonLicences
      .filter((name) => existsSync(`/usr/share/common-licenses/${name}`))
      .map((name) => section(name, readFileSync(`/usr/share/common-licenses/${name}`, 'utf8'))),
  ].join('\n')
}

const section = (title: string, text: string) =>
  `${'='.repeat(80)}\n${title}\n${'='.repeat(80)}\n\n${text.trim()}\n`

function nodeLicence(root: string): string {
  return join(root, 'node_modules', `node-linux-${process.arch}`, 'LICENSE')
}

const isLicence = (name: string) => /^(licen[cs]es?|copying|notice)([-.].*)?$/i.test(name)

function licenceOf(root: string, { folder }: Part): string {
  const texts = readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isFile() && isLicence(entry.name))
    .map((entry) => readFileSync(join(root, folder, entry.name), 'utf8').trim())
  if (texts.length > 0) return texts.join('\n\n')
  const { license, author } = JSON.parse(
    readFileSync(join(root, folder, 'package.json'), 'utf8'),
  ) as { license?: string; author?: string | { name?: string } }
  const by = typeof author === 'string' ? author : author?.name
  return `Licence: ${license ?? 'not stated'}.${by ? ` Author: ${by}.` : ''} The package has no licence text.`
}
