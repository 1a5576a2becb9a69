import type { Block } from '@trivsel/content-contract/pages'
import { Guarded } from '../Guarded.tsx'
import styles from './BlockList.module.css'
import { BlockView } from './BlockView.tsx'
import { checkBlock } from './check-block.ts'
import { groupBlocks } from './group-blocks.ts'

/** The blocks of a page, from edge to edge; each one that fails does so alone. */
export function BlockList({ blocks, eager = false }: { blocks: Block[]; eager?: boolean }) {
  if (blocks.length === 0) return null
  return (
    <div className={styles.list}>
      {groupBlocks(blocks).map((group, index) =>
        group.isTwoUp ? (
          <div key={group.id} className={styles.row}>
            {group.blocks.map((block) => (
              <GuardedBlock key={block.id} block={block} />
            ))}
          </div>
        ) : (
          group.blocks.map((block) => (
            <div key={block.id} className={styles.block} data-kind={block.kind}>
              <GuardedBlock block={block} eager={eager && index === 0} />
            </div>
          ))
        ),
      )}
    </div>
  )
}

function GuardedBlock({ block, eager = false }: { block: Block; eager?: boolean }) {
  return (
    <Guarded check={() => checkBlock(block)}>
      <BlockView block={block} eager={eager} />
    </Guarded>
  )
}
