import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type {
  ImportAttachment,
  ImportImage,
  ImportVideo,
} from '@trivsel/content-contract/import/parts'
import { partsOf } from '@trivsel/content-contract/import/parts-of'
import { checkPdf } from './attachment-file.ts'
import { type ImportSource, importFileNames, itemForm, jsonFile } from './import-source.ts'
import { checkPicture } from './picture-file.ts'
import type { Problem } from './problem.ts'
import { checkCaptions, checkVideo } from './video-file.ts'

/** Pictures, PDFs and videos that are missing or cannot be read; files that nothing in the folder uses. */
export async function checkFiles(
  source: ImportSource,
): Promise<{ problems: Problem[]; warnings: Problem[] }> {
  const checked = new Map<string, Promise<string | null>>()
  const check = (file: string, how: typeof checkPicture) => {
    const started = checked.get(file) ?? how(source.folder, file)
    checked.set(file, started)
    return started
  }
  const found = source.entries.flatMap(({ name, item, problem }) =>
    partsOf(itemForm(name), item).flatMap(({ part, value, path: place }) => {
      const say = (file: string, how: typeof checkPicture, at: string[]) =>
        check(file, how).then((text) =>
          text ? [problem([...place, ...at], `${file} ${text}`)] : [],
        )
      if (part.kind === 'video') {
        const { file, captions = {} } = value as ImportVideo
        const captionFiles = Object.entries(captions).flatMap(([language, name]) =>
          name ? [say(name, checkCaptions, ['captions', language])] : [],
        )
        return [say(file, checkVideo, ['file']), ...captionFiles]
      }
      if (part.kind !== 'image' && part.kind !== 'attachment') return []
      const { file } = value as ImportImage | ImportAttachment
      return [say(file, part.kind === 'image' ? checkPicture : checkPdf, ['file'])]
    }),
  )
  const problems = (await Promise.all(found)).flat()
  const used = new Set([
    ...importFileNames.map(jsonFile),
    ...[...checked.keys()].map(path.normalize),
  ])
  return { problems, warnings: await findUnused(source.folder, used) }
}

/** Notes about the content (`.md`) may lie beside it. */
async function findUnused(folder: string, used: ReadonlySet<string>): Promise<Problem[]> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const unused = files
    .filter((file) => file.isFile() && !file.name.startsWith('.') && !file.name.endsWith('.md'))
    .map((file) => path.relative(folder, path.join(file.parentPath, file.name)))
    .filter((file) => !used.has(file))
    .sort()
  const [unknown, unshown] = [
    unused.filter((file) => file.endsWith('.json')),
    unused.filter((file) => !file.endsWith('.json')),
  ]
  return [
    ...unknown.map((file) => ({ file, message: 'is not a file that the import reads' })),
    ...describeUnshown(unshown),
  ]
}

const namedFiles = 5

function describeUnshown(files: readonly string[]): Problem[] {
  const names = files.slice(0, namedFiles).join(', ')
  const others = files.length - namedFiles
  const message = 'used by no item and left out'
  if (files.length === 0) return []
  return [{ file: others > 0 ? `${names} and ${others} more files` : names, message }]
}
