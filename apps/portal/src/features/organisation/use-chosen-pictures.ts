import { useState } from 'react'
import type { PictureName } from '#core/organisation/pictures/pictures.ts'
import type { Pictures, ShownPicture } from '#platform/organisation/organisation.ts'

export type OnChoose = (name: PictureName, file: File | null) => void

const placeOf = { logo: 'logo', 'logo-dark': 'logoDark', mark: 'mark' } as const satisfies Record<
  PictureName,
  keyof Pictures
>

/** Pictures that are chosen and not uploaded yet, as the header would show them. */
export function useChosenPictures(): { pictures: Partial<Pictures>; choose: OnChoose } {
  const [pictures, setPictures] = useState<Partial<Pictures>>({})
  async function choose(name: PictureName, file: File | null) {
    const picture = file && (await readPicture(file))
    setPictures(({ [placeOf[name]]: _, ...others }) =>
      picture ? { ...others, [placeOf[name]]: picture } : others,
    )
  }
  return { pictures, choose }
}

/** Null for what is no picture. */
async function readPicture(file: File): Promise<ShownPicture | null> {
  const image = new Image()
  try {
    image.src = await readAddress(file)
    await image.decode()
    return { address: image.src, width: image.naturalWidth, height: image.naturalHeight }
  } catch {
    return null
  }
}

/** `data:`, which the content security policy allows for pictures. */
const readAddress = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
