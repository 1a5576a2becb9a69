import type { MoneyFile } from '#core/person-money/contract.ts'
import { fileTexts } from '../../model/money-texts.ts'

/**
 * Opens a document in a window of its own; nothing where there is none.
 * @param of tells it from the other documents of the page, for who hears the links alone
 */
export function FileLink({ file, of }: { file: MoneyFile | null; of: string }) {
  if (file === null) return null
  return (
    <a href={file.address} target="_blank" rel="noreferrer">
      {fileTexts[file.kind]()}
      <span className="ds-sr-only"> {of}</span>
    </a>
  )
}
