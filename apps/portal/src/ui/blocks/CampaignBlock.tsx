import type { Block } from '@trivsel/content-contract/pages'
import { Picture } from '../Picture.tsx'
import { BlockMedia, hasMedia } from './BlockMedia.tsx'
import { BlockText } from './BlockText.tsx'
import styles from './CampaignBlock.module.css'
import { colourField } from './colour-field.ts'

/** Something that is on right now: one loud field, its picture cut round. */
export function CampaignBlock({ block }: { block: Block }) {
  const { media, illustration } = block
  return (
    <section
      className={`${styles.campaign} ${colourField(block.blockColor, 'dandelion_06')}`}
      data-placement={block.imagePlacement}
    >
      <BlockText block={block} className={styles.text} />
      {hasMedia(media) ? (
        <div className={styles.media}>
          <BlockMedia media={media} title={block.header} sizes="(min-width: 60em) 32rem, 100vw" />
        </div>
      ) : null}
      {illustration && (
        <Picture
          image={{ ...illustration, alt: '' }}
          sizes="(min-width: 60em) 24rem, 60vw"
          className={styles.illustration}
        />
      )}
    </section>
  )
}
