import { m } from '#messages'
import formStyles from '#ui/form/Form.module.css'
import { findUnprintable } from '../printable.ts'

/** Names what of these texts a document leaves out, while somebody writes them. */
export function PrintableNote({ texts }: { texts: readonly string[] }) {
  const lost = new Set(texts.flatMap(findUnprintable))
  return (
    <p role="status" className={formStyles.hint}>
      {lost.size > 0 && m.document_unprintable({ characters: [...lost].join(' ') })}
    </p>
  )
}
