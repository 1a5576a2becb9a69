import type { Block } from '@trivsel/content-contract/pages'
import { Picture } from '../Picture.tsx'
import styles from './BannerBlock.module.css'
import { BlockMedia, hasMedia } from './BlockMedia.tsx'
import { BlockText } from './BlockText.tsx'
import { colourField } from './colour-field.ts'

type Props = {
  block: Block
  /** `front` is the large one of the front page. */
  size: 'band' | 'front'
  /** Above the fold. */
  eager?: boolean
}

/** A band of colour from edge to edge, text on one side and picture on the other. */
export function BannerBlock({ block, size, eager = false }: Props) {
  const { media, illustration } = block
  return (
    <section
      className={`${styles.banner} ${styles[size]} ${colourField(block.blockColor, 'pistachio_11')}`}
      data-placement={block.imagePlacement}
    >
      <div className={styles.inside}>
        <BlockText block={block} className={styles.text} />
        {hasMedia(media) && (
          <div className={styles.media}>
            <BlockMedia
              media={media}
              title={block.header}
              sizes="(min-width: 60em) 36rem, 100vw"
              eager={eager}
            />
          </div>
        )}
        {illustration && (
          <Picture
            image={{ ...illustration, alt: '' }}
            sizes="(min-width: 60em) 28rem, 60vw"
            className={styles.illustration}
          />
        )}
      </div>
    </section>
  )
}
