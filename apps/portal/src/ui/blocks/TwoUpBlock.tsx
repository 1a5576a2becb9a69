import type { Block } from '@trivsel/content-contract/pages'
import { Picture } from '../Picture.tsx'
import { BlockMedia, hasMedia } from './BlockMedia.tsx'
import { BlockText } from './BlockText.tsx'
import { colourField } from './colour-field.ts'
import styles from './TwoUpBlock.module.css'

type Props = {
  block: Block
  /** Main: a card with a large picture. Basic: a small picture beside the text. Simple: words and a line. */
  look: 'main' | 'basic' | 'simple'
}

/** A block that shares its row with its neighbour where there is room. */
export function TwoUpBlock({ block, look }: Props) {
  const { media, illustration, blockColor, imagePlacement } = block
  return (
    <article
      className={`${styles.card} ${styles[look]} ${colourField(blockColor)}`}
      data-placement={imagePlacement}
      data-plain={blockColor === 'none' || undefined}
    >
      <div className={styles.inside}>
        {hasMedia(media) && (
          <div className={styles.media}>
            <BlockMedia
              media={media}
              title={block.header}
              sizes={
                look === 'main'
                  ? '(min-width: 60em) 36rem, 100vw'
                  : '(min-width: 40em) 28rem, 100vw'
              }
            />
          </div>
        )}
        <BlockText
          block={block}
          link={look === 'main' ? 'button' : 'quiet'}
          className={styles.text}
        />
        {illustration && (
          <Picture
            image={{ ...illustration, alt: '' }}
            sizes="8rem"
            className={styles.illustration}
          />
        )}
      </div>
    </article>
  )
}
