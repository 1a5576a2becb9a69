import { Button } from '@digdir/designsystemet-react'
import { lazy, Suspense, useState } from 'react'
import { m } from '#messages'
import { formatFileSize, formatPercent } from '#platform/format.ts'
import { Guarded } from '#ui/Guarded.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import type { AttachmentView } from '../contract.ts'
import { loadPdfReader } from '../load-pdf-reader.ts'
import styles from './Attachments.module.css'
import { useSeen } from './use-seen.ts'

/** Half a megabyte of reader, for pages that have a PDF. The server shows no file, so it never loads this. */
const PdfPages = lazy(loadPdfReader)

type Props = {
  files: readonly AttachmentView[]
  /** Of the endpoint that sends one, with `isShown`. */
  addressOf: (id: string) => string
}

/** Files that somebody sent, to be looked at in the page: each is fetched when it comes into sight. */
export function Attachments({ files, addressOf }: Props) {
  return (
    <ol className={styles.files}>
      {files.map((file) => (
        <li key={file.id}>
          <Attachment file={file} address={addressOf(file.id)} />
        </li>
      ))}
    </ol>
  )
}

/** Percent of the width that there is. */
const sizes = [50, 100, 150, 200, 300] as const
const usual = 1

function Attachment({ file, address }: { file: AttachmentView; address: string }) {
  const { name, size, type, looksEmpty } = file
  const [step, setStep] = useState(usual)
  const [hasFailed, setFailed] = useState(false)
  const [place, isSeen] = useSeen<HTMLDivElement>()
  const percent = sizes[step] ?? 100
  const fail = () => setFailed(true)
  return (
    <figure className={styles.file}>
      <figcaption className={styles.caption}>
        <span className={styles.name}>
          {name} ({formatFileSize(size, 1_024)})
        </span>
        <span className={styles.actions}>
          <a href={address} download={name} aria-label={m.files_download({ name })}>
            {m.files_download_short()}
          </a>
          <Button
            variant="tertiary"
            data-size="sm"
            aria-label={m.files_smaller_name({ name })}
            aria-disabled={step === 0}
            onClick={() => setStep(Math.max(0, step - 1))}
          >
            {m.files_show_smaller()}
          </Button>
          <Button
            variant="tertiary"
            data-size="sm"
            aria-label={m.files_larger_name({ name })}
            aria-disabled={step === sizes.length - 1}
            onClick={() => setStep(Math.min(sizes.length - 1, step + 1))}
          >
            {m.files_show_larger()}
          </Button>
          <span role="status" className="ds-sr-only">
            {step === usual ? '' : m.files_zoom({ percent: formatPercent(percent) })}
          </span>
        </span>
      </figcaption>
      {looksEmpty && (
        <NoticeBox tone="warning">
          <p>{m.files_looks_empty({ name })}</p>
        </NoticeBox>
      )}
      {hasFailed ? (
        <p>{m.files_not_shown()}</p>
      ) : (
        // It is scrolled with the keyboard when it is larger than its place.
        // biome-ignore lint/a11y/useSemanticElements: a section is a landmark, and files share names
        <div
          ref={place}
          role="group"
          aria-label={m.files_view({ name })}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached
          tabIndex={0}
          className={styles.view}
          data-size-percent={percent}
        >
          {!isSeen ? null : type === 'application/pdf' ? (
            <Guarded check={() => undefined}>
              <Suspense fallback={<Waiting rows={3} />}>
                <PdfPages address={address} onFail={fail} />
              </Suspense>
            </Guarded>
          ) : (
            <img src={address} alt={name} onError={fail} />
          )}
        </div>
      )}
    </figure>
  )
}
