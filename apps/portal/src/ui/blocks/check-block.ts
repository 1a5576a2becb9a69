import { type BlockKind, blockKinds } from '@trivsel/content-contract/block-kinds'
import type { Block } from '@trivsel/content-contract/pages'
import { checkRichText } from '../rich-text/allowed-tags.ts'
import { checkBlockColour } from './colour-field.ts'

/** A block of a kind that the specification does not know. */
export class UnknownBlockKindError extends Error {
  override name = 'UnknownBlockKindError'
  constructor(kind: string) {
    super(`Unknown block kind: ${kind}`)
  }
}

/** @throws {UnknownBlockKindError} */
export function checkBlockKind(kind: string): BlockKind {
  const known = blockKinds.find((name) => name === kind)
  if (!known) throw new UnknownBlockKindError(kind)
  return known
}

/**
 * Whether the block can be shown as a whole, before any of it is.
 * @throws {UnknownBlockKindError | MissingColourMappingError | UnknownRichTextTagError}
 */
export function checkBlock(block: Block): void {
  checkBlockKind(block.kind)
  checkBlockColour(block.blockColor)
  checkRichText(block.content)
}
