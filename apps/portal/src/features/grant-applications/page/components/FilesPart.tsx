import { Button } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { Attachments } from '#core/files/components/Attachments.tsx'
import { FileField } from '#core/files/components/FileField.tsx'
import { fileErrorText } from '#core/files/refusal-messages.ts'
import { mostFiles } from '#core/grants/limits.ts'
import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import partStyles from '#ui/parts/Parts.module.css'
import type { ChecklistDocument, OwnApplication } from '../../model/contract.ts'
import { documentsFor } from '../../model/find-problems.ts'
import { applyErrorText } from '../../model/refusal-messages.ts'
import { addFile, fileAddress, removeFile, restoreFile } from '../queries.ts'
import { documentFieldId, refusedText } from '../state-texts.ts'
import { useGrantAction } from '../use-grant-action.ts'
import styles from './GrantApplications.module.css'

type Props = {
  application: OwnApplication
  /** By document: that it is missing, once somebody wanted to send it. */
  problemOf: (documentId: string) => string | undefined
}

/** The documents that the application needs, and others. */
export function FilesPart({ application, problemOf }: Props) {
  const { documents, applicantKind, files } = application
  const [isShown, setShown] = useState(false)
  const asked = documentsFor(documents, applicantKind)
  return (
    <section className={partStyles.part} aria-labelledby="grant-files">
      <h2 id="grant-files">{m.grant_applications_files()}</h2>
      <p>{m.grant_applications_files_text()}</p>
      {asked.map((document) => (
        <DocumentFiles
          key={document.id}
          application={application}
          document={document}
          problem={problemOf(document.id)}
        />
      ))}
      <DocumentFiles application={application} document={null} problem={undefined} />
      {files.length > 0 && (
        <>
          <div>
            <Button
              type="button"
              variant="secondary"
              aria-expanded={isShown}
              onClick={() => setShown(!isShown)}
            >
              {isShown ? m.grant_applications_files_hide() : m.grant_applications_files_show()}
            </Button>
          </div>
          {isShown && (
            <Attachments
              files={files.map(({ file }) => file)}
              addressOf={(file) => fileAddress(application.id, file)}
            />
          )}
        </>
      )}
    </section>
  )
}

type Removed = { readonly id: string; readonly name: string }

function DocumentFiles(props: {
  application: OwnApplication
  /** Null for any other file. */
  document: ChecklistDocument | null
  problem: string | undefined
}) {
  const { application, document, problem } = props
  const documentId = document?.id ?? null
  const known = new Set((application.documents ?? []).map(({ id }) => id))
  const [sending, setSending] = useState<readonly File[]>([])
  const [progress, setProgress] = useState<number | null>(null)
  const [failure, setFailure] = useState<{ error: unknown; files: readonly File[] } | null>(null)
  const [removed, setRemoved] = useState<readonly Removed[]>([])
  // A file for a line that is not on the checklist any more is one of the others.
  const kept = application.files.filter((one) =>
    documentId === null
      ? one.documentId === null || !known.has(one.documentId)
      : one.documentId === documentId,
  )
  const done = () => {
    setSending([])
    setProgress(null)
  }
  const adding = useGrantAction({
    call: async (files: readonly File[]) => {
      setFailure(null)
      for (const [at, file] of files.entries()) {
        const isLast = (share: number) => setProgress((at + share) / files.length)
        setProgress(at / files.length)
        const place = { document: documentId ?? undefined }
        try {
          await addFile(application.id, { file, place }, isLast)
        } catch (error) {
          setFailure({ error, files: [file] })
          throw error
        }
      }
    },
    done: m.grant_applications_file_added,
    onDone: done,
    onError: done,
    errorText: (error) => fileErrorText(error) ?? applyErrorText(error),
  })
  const removing = useGrantAction({
    call: (file: Removed) => removeFile(application.id, file.id).then(() => file),
    done: null,
    onDone: (file) => setRemoved((others) => [...others, file]),
  })
  const restoring = useGrantAction({
    call: (file: Removed) => restoreFile(application.id, file.id).then(() => file),
    done: m.grant_applications_file_restored,
    onDone: (file) => setRemoved((others) => others.filter(({ id }) => id !== file.id)),
  })
  const failed =
    failure && (fileErrorText(failure.error, failure.files) ?? applyErrorText(failure.error))
  const hints = document ? [textIn(document.hint), refusedText(document) ?? ''] : []
  return (
    <div className={styles.document}>
      <FileField
        id={documentFieldId(documentId)}
        label={labelOf(document)}
        hints={hints.filter((hint) => hint !== '')}
        files={sending}
        kept={kept.map(({ file }) => file)}
        most={mostFiles}
        error={failed ?? problem}
        progress={progress}
        onChange={(files) => {
          setSending(files)
          adding.mutate(files)
        }}
        onRemoveKept={(id) => {
          const found = kept.find(({ file }) => file.id === id)
          if (found) removing.mutate({ id, name: found.file.name })
        }}
      />
      {removed.map((file) => (
        <p key={file.id} role="status">
          {m.grant_applications_file_removed({ name: file.name })}{' '}
          <Button
            type="button"
            variant="tertiary"
            data-size="sm"
            onClick={() => restoring.mutate(file)}
          >
            {m.grant_applications_file_restore({ name: file.name })}
          </Button>
        </p>
      ))}
    </div>
  )
}

function labelOf(document: ChecklistDocument | null): string {
  if (!document) return m.grant_applications_files_other()
  const name = textIn(document.name)
  return document.isRequired
    ? m.grant_applications_file_required({ name })
    : m.grant_applications_file_optional({ name })
}
