import { Button, ValidationMessage } from '@digdir/designsystemet-react'
import { useEffect, useRef } from 'react'
import { FileField } from '#core/files/components/FileField.tsx'
import { m } from '#messages'
import { mostLineFiles, type TypedLine } from '../../model/expense-form.ts'
import { fileAddress } from '../../overview/queries.ts'
import { fieldId } from '../problem-texts.ts'
import { useLineFiles } from '../use-line-files.ts'
import type { RefundForm } from '../use-refund-form.ts'
import styles from './Apply.module.css'

type Props = {
  form: RefundForm
  line: TypedLine
  label: string
  hints: readonly string[]
  error: string | undefined
}

/** The documents of an expense, with their way to the server. */
export function LineFiles({ form, line, label, hints, error }: Props) {
  const { stored, waiting, share, failures, choose } = useLineFiles(form, line)
  const id = fieldId('files', line.id)
  useFocusAfterUpload(id, share !== null)
  return (
    <div className={styles.files}>
      <FileField
        id={id}
        label={label}
        hints={hints}
        files={waiting}
        kept={stored}
        most={mostLineFiles}
        error={error}
        progress={share}
        addressOf={fileAddress}
        onChange={choose}
        onRemoveKept={(file) =>
          form.changeLine(line.id, ({ files }) => ({
            files: files.filter((other) => other !== file),
          }))
        }
      />
      {failures.length > 0 && (
        <div role="alert">
          {failures.map((text) => (
            <ValidationMessage key={text}>{text}</ValidationMessage>
          ))}
        </div>
      )}
      {failures.length > 0 && waiting.length > 0 && (
        <div>
          <Button type="button" variant="secondary" onClick={() => choose(waiting)}>
            {m.health_refund_files_again()}
          </Button>
        </div>
      )}
    </div>
  )
}

/** The field cannot have the focus while its files are on their way. */
function useFocusAfterUpload(id: string, isSending: boolean): void {
  const wasSending = useRef(false)
  useEffect(() => {
    const isDone = wasSending.current && !isSending
    wasSending.current = isSending
    if (isDone && document.activeElement === document.body) document.getElementById(id)?.focus()
  }, [id, isSending])
}
