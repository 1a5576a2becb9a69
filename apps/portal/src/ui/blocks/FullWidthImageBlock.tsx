import type { Block } from '@trivsel/content-contract/pages'
import { Picture } from '../Picture.tsx'
import { BlockMedia, hasMedia } from './BlockMedia.tsx'
import { BlockText } from './BlockText.tsx'
import { colourField } from './colour-field.ts'
import styles from './FullWidthImageBlock.module.css'

/** A picture from edge to edge, with its text in a box at its edge. */
export function FullWidthImageBlock({ block }: { block: Block }) {
  const { media, illustration } = block
  const hasText = block.header !== null || block.content.length > 0 || block.link !== null
  return (
    <section className={styles.block} data-placement={block.imagePlacement}>
      {hasMedia(media) && (
        <div className={styles.media}>
          <BlockMedia media={media} title={block.header} sizes="100vw" />
        </div>
      )}
      {hasText && (
        <div className={styles.frame}>
          <div className={`${styles.box} ${colourField(block.blockColor, 'pistachio_01')}`}>
            {illustration && (
              <Picture
                image={{ ...illustration, alt: '' }}
                sizes="7rem"
                className={styles.illustration}
              />
            )}
            <BlockText block={block} />
          </div>
        </div>
      )}
    </section>
  )
}
