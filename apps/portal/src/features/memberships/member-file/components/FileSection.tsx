import { Button } from '@digdir/designsystemet-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { ExportButton } from '#ui/data-table/ExportButton.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { memberColumns } from '../columns.ts'
import type { MembersImported, MembersPreview } from '../contract.ts'
import { memberImportErrorText, readFileRefusal } from '../file-texts.ts'
import { exportMembers, importFile, previewFile, readAgain } from '../queries.ts'
import type { FileRefusal } from '../refusals.ts'
import { Preview, Refused } from './FileOutcome.tsx'
import styles from './MemberImport.module.css'

const exportColumns = memberColumns.map((column) => ({
  id: column,
  header: column,
  value: (cells: Readonly<Record<string, string>>) => cells[column] ?? '',
}))

/** Members from a file, and all members in one. */
export function FileSection() {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const [file, setFile] = useState<File | null>(null)
  const [preview, setPreview] = useState<MembersPreview | null>(null)
  const [refusal, setRefusal] = useState<FileRefusal | null>(null)
  const onError = (error: unknown) => {
    setPreview(null)
    const refused = readFileRefusal(error)
    setRefusal(refused)
    if (!refused) showMessage(memberImportErrorText(error), 'error')
  }
  const previewing = useSingleMutation({
    mutationFn: (chosen: File) => whileLoggedIn(() => previewFile(chosen)),
    onSuccess: setPreview,
    onError,
  })
  const importing = useSingleMutation({
    mutationFn: ({ chosen, version }: { chosen: File; version: string }) =>
      whileLoggedIn(() => importFile(chosen, version)),
    onSuccess: ({ added, changed, accounts }: MembersImported) => {
      setPreview(null)
      showMessage(m.member_import_done({ added, changed, accounts }), 'success')
    },
    onError,
    onSettled: () => readAgain(queryClient),
  })
  return (
    <section aria-labelledby="member-file-heading" className={styles.part}>
      <div className={styles.head}>
        <h2 id="member-file-heading">{m.member_import_file_heading()}</h2>
        <ExportButton
          label={m.member_export()}
          columns={exportColumns}
          all={() => whileLoggedIn(exportMembers)}
        />
      </div>
      <p>{m.member_import_file_text()}</p>
      <p>
        <code>{memberColumns.join(';')}</code>
      </p>
      <TextField
        id="member-file"
        label={m.table_file()}
        type="file"
        accept=".csv,text/csv"
        error={undefined}
        onChange={({ target }) => {
          setFile(target.files?.[0] ?? null)
          setPreview(null)
          setRefusal(null)
        }}
      />
      <div className={styles.buttons}>
        <Button
          variant="secondary"
          disabled={file === null}
          loading={previewing.isPending}
          onClick={() => file && previewing.mutate(file)}
        >
          {m.table_file_preview()}
        </Button>
      </div>
      <div role="status" className={styles.part}>
        {refusal && <Refused refusal={refusal} />}
        {preview && <Preview preview={preview} />}
      </div>
      {preview && file && preview.lines.some(({ change }) => change !== 'unchanged') && (
        <div className={styles.buttons}>
          <Button
            loading={importing.isPending}
            onClick={() => importing.mutate({ chosen: file, version: preview.version })}
          >
            {m.table_file_import()}
          </Button>
        </div>
      )}
    </section>
  )
}
