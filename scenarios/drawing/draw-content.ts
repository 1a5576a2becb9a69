import { mkdir, writeFile } from 'node:fs/promises'
import { compose } from './compose.ts'
import { contentPictures } from './content-pictures.ts'
import { scenes } from './scenes.ts'

/** Writes the pictures of the demo content to `content/images/`. */
const drawContent = async () => {
  const folder = new URL('../content/images/', import.meta.url)
  await mkdir(folder, { recursive: true })
  for (const [key, scene] of scenes) {
    await writeFile(new URL(`${key}.svg`, folder), compose(scene, key))
  }
  for (const [name, draw] of contentPictures) {
    await writeFile(new URL(`${name}.svg`, folder), draw())
  }
  console.log(`${scenes.size + contentPictures.size} pictures drawn`)
}

await drawContent()
