import type { ContentImage } from '@trivsel/content-contract/content'
import type { ReactNode } from 'react'
import { ContentLink } from '../ContentLink.tsx'
import { Picture } from '../Picture.tsx'
import styles from './Card.module.css'

type Props = {
  name: string
  /** Public address of the page that the card leads to. */
  href: string
  image?: ContentImage | null
  /** In its place, a picture that is none of the content system's. */
  picture?: (className: string | undefined) => ReactNode
  /** The first of its list: on a phone it is all that is seen. */
  eager?: boolean
  ingress?: string | null
  children?: ReactNode
}

/** One card of a list; all of it follows the link in its heading. */
export function Card({ name, href, image, picture, eager, ingress, children }: Props) {
  return (
    <article className={styles.card}>
      {image && (
        <Picture
          image={image}
          sizes="(min-width: 75em) 24rem, (min-width: 44em) 50vw, 100vw"
          className={styles.picture}
          eager={eager}
        />
      )}
      {picture?.(styles.picture)}
      <div className={styles.content}>
        <h2 className={styles.name}>
          <ContentLink href={href} className={styles.link}>
            {name}
          </ContentLink>
        </h2>
        {ingress && <p className={styles.ingress}>{ingress}</p>}
        {children}
      </div>
    </article>
  )
}
