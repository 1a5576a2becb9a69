import { Button } from '@digdir/designsystemet-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { ExportButton } from '#ui/data-table/ExportButton.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import styles from '../../setup/components/Setup.module.css'
import type { InstitutionSetup } from '../../setup/contract.ts'
import { readAgain } from '../../setup/queries.ts'
import type { FilePreview } from '../contract.ts'
import { exportColumns } from '../export-columns.ts'
import { fileErrorText, readFileRefusal } from '../file-texts.ts'
import { importFile, previewFile } from '../queries.ts'
import type { FileRefusal } from '../refusals.ts'
import { Preview, Refused } from './FileOutcome.tsx'

/** All institutions in a file, and back from one. */
export function FileSection({ setup }: { setup: InstitutionSetup }) {
  const { institutions } = setup
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const [file, setFile] = useState<File | null>(null)
  const [preview, setPreview] = useState<FilePreview | null>(null)
  const [refusal, setRefusal] = useState<FileRefusal | null>(null)
  const onError = (error: unknown) => {
    setPreview(null)
    const refused = readFileRefusal(error)
    setRefusal(refused)
    if (!refused) showMessage(fileErrorText(error), 'error')
  }
  const previewing = useSingleMutation({
    mutationFn: (chosen: File) => whileLoggedIn(() => previewFile(chosen)),
    onSuccess: setPreview,
    onError,
  })
  const importing = useSingleMutation({
    mutationFn: ({ chosen, version }: { chosen: File; version: string }) =>
      whileLoggedIn(() => importFile(chosen, version)),
    onSuccess: ({ added, changed }: { added: number; changed: number }) => {
      setPreview(null)
      showMessage(m.institution_file_imported({ added, changed }), 'success')
    },
    onError,
    onSettled: () => readAgain(queryClient),
  })
  return (
    <section aria-labelledby="institution-file-heading" className={styles.part}>
      <div className={styles.head}>
        <h2 id="institution-file-heading">{m.institution_file_heading()}</h2>
        {institutions.length > 0 && (
          <ExportButton
            label={m.institution_setup_heading()}
            columns={exportColumns(setup)}
            all={async () => institutions}
          />
        )}
      </div>
      <p>{m.institution_file_text()}</p>
      <TextField
        id="institution-file"
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
