import { FileLines } from '#core/table-files/FileLines.tsx'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import type { CustomersPreview } from '../contract.ts'

/** What the import would do: in numbers, and line by line. */
export function CustomerPreview({ preview }: { preview: CustomersPreview }) {
  const { lines, amountOre } = preview
  const added = lines.filter(({ change }) => change === 'added')
  return (
    <NoticeBox
      tone="info"
      heading={added.length > 0 ? m.table_file_would() : m.table_file_nothing()}
    >
      <p>
        {m.customer_import_counts({
          added: added.length,
          unchanged: lines.length - added.length,
          accounts: added.filter(({ account }) => account === 'new').length,
          amount: formatKroner(amountOre),
        })}
      </p>
      <FileLines lines={added} show={lineText} />
    </NoticeBox>
  )
}

function lineText({ line, name, email, amountOre, account }: CustomersPreview['lines'][number]) {
  const text = { line, name, email, amount: formatKroner(amountOre) }
  return account === 'new' ? m.customer_import_line_new(text) : m.customer_import_line_known(text)
}
