import { useEffect, useRef, useState } from 'react'
import { typeOfName } from '../file-types.ts'
import styles from './FileField.module.css'

/** In CSS pixels; twice as many are drawn. */
const side = 48

/**
 * What a picture shows, or what kind of file it is. It is drawn on a canvas: pages may show no
 * pictures that lie outside the site, and those in the browser's memory are such.
 */
export function FileThumbnail({ name, file }: { name: string; file?: File }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isDrawn, setDrawn] = useState(false)
  const type = typeOfName(name)
  const isPicture = file !== undefined && type !== null && type !== 'application/pdf'

  useEffect(() => {
    if (!file || !isPicture) return
    let isGone = false
    draw(file, () => (isGone ? null : canvas.current)).then(
      () => setDrawn(!isGone),
      // Not every file that is called a picture is one: the server will say so.
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [file, isPicture])

  return (
    <span className={styles.thumbnail} aria-hidden="true">
      {isPicture && <canvas ref={canvas} width={2 * side} height={2 * side} hidden={!isDrawn} />}
      {!isDrawn && (type === null ? '' : kinds[type])}
    </span>
  )
}

const kinds = {
  'image/gif': 'GIF',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'application/pdf': 'PDF',
} as const

/** The middle of it, as large as fits. */
async function draw(file: File, find: () => HTMLCanvasElement | null): Promise<void> {
  const picture = await createImageBitmap(file)
  const canvas = find()
  const { width, height } = picture
  const least = Math.min(width, height)
  canvas
    ?.getContext('2d')
    ?.drawImage(
      picture,
      (width - least) / 2,
      (height - least) / 2,
      least,
      least,
      0,
      0,
      canvas.width,
      canvas.height,
    )
  picture.close()
}
