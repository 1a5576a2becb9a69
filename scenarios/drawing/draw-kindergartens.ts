import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { ImportKindergartens } from '../../packages/content-contract/src/import.ts'
import { compose } from './compose.ts'
import { scenes } from './scenes.ts'

const content = new URL('../content/', import.meta.url)

/** Writes `content/images/<key>.svg` for every kindergarten of the demo content. */
const drawKindergartens = async () => {
  const entries = ImportKindergartens.parse(
    JSON.parse(await readFile(new URL('kindergartens.json', content), 'utf8')),
  )
  await mkdir(new URL('images/', content), { recursive: true })
  for (const { key } of entries) {
    const scene = scenes.get(key)
    if (!scene) throw new Error(`No scene is planned for ${key}: add one to scenes.ts`)
    await writeFile(new URL(`images/${key}.svg`, content), compose(scene, key))
  }
  console.log(`${entries.length} pictures drawn`)
}

await drawKindergartens()
