import { Button } from '@digdir/designsystemet-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { ExportButton } from '#ui/data-table/ExportButton.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { redirectsQuery } from '../../edit/queries.ts'
import { readAgain } from '../../model/queries.ts'
import styles from '../../model/Redirects.module.css'
import type { FileImported, FilePreview } from '../contract.ts'
import { exportColumns } from '../export-columns.ts'
import { fileErrorText, readFileRefusal } from '../file-texts.ts'
import { importFile, previewFile } from '../queries.ts'
import type { FileRefusal } from '../refusals.ts'
import { Preview, Refused } from './FileOutcome.tsx'

/** All redirects in a file, and back from one. */
export function FileSection() {
  const { data } = useQuery(redirectsQuery)
  const redirects = data?.redirects ?? []
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
    onSuccess: ({ added, changed }: FileImported) => {
      setPreview(null)
      showMessage(m.redirect_file_imported({ added, changed }), 'success')
    },
    onError,
    onSettled: () => readAgain(queryClient),
  })
  return (
    <section aria-labelledby="redirect-file-heading" className={styles.part}>
      <div className={styles.head}>
        <h2 id="redirect-file-heading">{m.redirect_file_heading()}</h2>
        {redirects.length > 0 && (
          <ExportButton
            label={m.redirect_heading()}
            columns={exportColumns}
            all={async () => redirects}
          />
        )}
      </div>
      <p>{m.redirect_file_text()}</p>
      <TextField
        id="redirect-file"
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
