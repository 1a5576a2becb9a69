import type { ContentImage } from '@trivsel/content-contract/content'
import { Picture } from '../Picture.tsx'
import styles from './Figure.module.css'

/** A picture in the text, with its caption. */
export function Figure({ image, caption }: { image: ContentImage; caption: string | null }) {
  return (
    <figure className={styles.figure}>
      <Picture image={image} sizes="(min-width: 60em) 42rem, 100vw" />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
