import type { Block } from '@trivsel/content-contract/pages'
import { m } from '#messages'
import { ContentLink } from '../ContentLink.tsx'
import { RichText } from '../rich-text/RichText.tsx'
import { longestWord } from '../theme/longest-word.ts'
import styles from './BlockText.module.css'

type Props = {
  block: Block
  /** `quiet` is a link with an arrow, for blocks that do not shout. */
  link?: 'button' | 'quiet'
  className?: string | undefined
}

/** Header, text and link of a block. */
export function BlockText({ block, link = 'button', className }: Props) {
  const { header, content, enlargeHeader } = block
  return (
    <div className={[styles.text, className].filter(Boolean).join(' ')}>
      {header && (
        <h2
          className={styles.header}
          data-enlarged={enlargeHeader || undefined}
          data-longest-word={longestWord(header)}
        >
          {header}
        </h2>
      )}
      {content.length > 0 && <RichText content={content} />}
      <BlockLink block={block} className={link === 'button' ? styles.button : styles.quiet} />
    </div>
  )
}

function BlockLink({ block, className }: { block: Block; className: string | undefined }) {
  const { link, header } = block
  if (!link) return null
  return (
    <p className={styles.action}>
      <ContentLink href={link.href} openInNewTab={link.openInNewTab} className={className}>
        {link.text ?? (
          <>
            {m.block_read_more()}
            {header && <span className="ds-sr-only">: {header}</span>}
          </>
        )}
      </ContentLink>
    </p>
  )
}
