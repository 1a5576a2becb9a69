import { Button, Label, ValidationMessage } from '@digdir/designsystemet-react'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { m } from '#messages'
import { formatFileSize } from '#platform/format.ts'
import { keepTogether } from '#platform/keep-together.ts'
import formStyles from '#ui/form/Form.module.css'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { checkFiles, sizeTogether } from '../check-files.ts'
import { acceptedExtensions, typeOfName } from '../file-types.ts'
import { maxFiles } from '../limits.ts'
import { filesProblemText } from '../refusal-messages.ts'
import styles from './FileField.module.css'
import { FileThumbnail } from './FileThumbnail.tsx'
import { UploadProgress } from './UploadProgress.tsx'

/** A file that was sent before and stays. */
export type StoredUpload = {
  readonly id: string
  readonly name: string
  readonly size: number
  /** Nothing seems to be on it. */
  readonly looksEmpty?: boolean
}

type Props = {
  id: string
  label?: string
  /** What the file is, before what can be sent. */
  hints?: readonly string[]
  files: readonly File[]
  kept?: readonly StoredUpload[]
  /** How many, those that are kept among them. */
  most: number
  /** Nothing else is offered or named; the endpoint decides what it takes. */
  isPdfOnly?: boolean
  error: string | undefined
  /** Share of the form that has been sent, 0 to 1; null while nothing is sent. */
  progress?: number | null
  /** Where one that was sent before can be looked at. */
  addressOf?: (id: string) => string
  onChange: (files: File[]) => void
  onRemoveKept?: (id: string) => void
}

const keyOf = ({ name, size, lastModified }: File) => `${lastModified}-${size}-${name}`

/**
 * Files for a form, chosen or dropped, with how much of the allowed size they take. Too many or too
 * large a file is reported at once; a missing one, by the form.
 */
export function FileField({
  id,
  label = m.files_label(),
  hints = [],
  files,
  kept = [],
  most,
  isPdfOnly = false,
  error,
  progress = null,
  addressOf,
  onChange,
  onRemoveKept,
}: Props) {
  const [said, setSaid] = useState('')
  const [refused, setRefused] = useState<string[]>([])
  const [isOver, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const focusAt = useRef<number | null>(null)
  const isSending = progress !== null

  const problem = checkFiles([...kept, ...files], most)
  const tooMuch = problem === null || problem === 'FILES_REQUIRED' ? null : problem
  const text = tooMuch ? filesProblemText(tooMuch) : error
  const limit = formatFileSize(maxFiles, 1_024)

  // The pressed button is removed: the next one gets the focus, or the field itself.
  useEffect(() => {
    if (focusAt.current === null) return
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const next = buttons[Math.min(focusAt.current, buttons.length - 1)] ?? input.current
    focusAt.current = null
    next?.focus()
  })

  function add(chosen: readonly File[]) {
    const known = new Set(files.map(keyOf))
    const right = chosen.filter(({ name }) => typeOfName(name) !== null)
    const added = right.filter((file) => !known.has(keyOf(file)))
    const names = (list: readonly File[]) => list.map(({ name }) => name)
    setRefused(names(chosen.filter((file) => !right.includes(file))))
    setSaid(added.length > 0 ? m.files_added({ names: names(added).join(', ') }) : '')
    if (added.length > 0) onChange([...files, ...added])
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    if (!isSending) add([...event.dataTransfer.files])
  }

  function removed(name: string, place: number) {
    focusAt.current = place
    setRefused([])
    setSaid(m.files_removed({ name }))
  }

  const row = (
    { name, size }: { name: string; size: number },
    place: number,
    remove?: () => void,
    address?: string,
  ) => (
    <>
      <span className={styles.name}>
        {address === undefined ? (
          name
        ) : (
          <a href={address} target="_blank" rel="noopener">
            {name}
            <span className="ds-sr-only"> ({m.opens_in_new_tab()})</span>
          </a>
        )}{' '}
        <span className={styles.size}>({formatFileSize(size, 1_024)})</span>
      </span>
      {remove && !isSending && (
        <Button
          type="button"
          variant="tertiary"
          aria-label={m.files_remove_name({ name })}
          onClick={() => {
            removed(name, place)
            remove()
          }}
        >
          {m.files_remove()}
        </Button>
      )}
    </>
  )

  return (
    <div className={formStyles.field}>
      <Label htmlFor={id}>{label}</Label>
      <p id={`${id}-hint`} className={formStyles.hint}>
        {hints.map((hint) => (
          <span key={hint} className={styles.hint}>
            {hint}
          </span>
        ))}
        {keepTogether((isPdfOnly ? m.files_hint_pdf : m.files_hint)({ most: limit }))}
      </p>
      <label
        className={styles.drop}
        data-over={isOver || undefined}
        data-invalid={text ? true : undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          ref={input}
          id={id}
          type="file"
          multiple
          accept={isPdfOnly ? '.pdf' : acceptedExtensions}
          disabled={isSending}
          className="ds-sr-only"
          aria-label={label}
          aria-invalid={text ? true : undefined}
          aria-describedby={`${id}-hint${text ? ` ${id}-error` : ''}`}
          onChange={(event) => {
            add([...(event.target.files ?? [])])
            // The same file may be chosen again after it was removed.
            event.target.value = ''
          }}
        />
        <span className={styles.choose}>{m.files_choose()}</span>
        <span className={styles.or}>{m.files_drop()}</span>
      </label>
      {kept.length + files.length > 0 && (
        <>
          <ul ref={list} className={styles.files} aria-label={m.files_list()}>
            {kept.map((file, place) => (
              <li key={file.id} className={styles.file}>
                <FileThumbnail name={file.name} />
                {row(
                  file,
                  place,
                  onRemoveKept && (() => onRemoveKept(file.id)),
                  addressOf?.(file.id),
                )}
              </li>
            ))}
            {files.map((file, place) => (
              <li key={keyOf(file)} className={styles.file}>
                <FileThumbnail name={file.name} file={file} />
                {row(file, kept.length + place, () =>
                  onChange(files.filter((other) => other !== file)),
                )}
              </li>
            ))}
          </ul>
          {kept
            .filter(({ looksEmpty }) => looksEmpty)
            .map(({ id: fileId, name }) => (
              <NoticeBox key={fileId} tone="warning">
                <p>{m.files_looks_empty({ name })}</p>
              </NoticeBox>
            ))}
          <p className={styles.total}>
            {m.files_total({
              total: formatFileSize(sizeTogether([...kept, ...files]), 1_024),
              most: limit,
            })}
          </p>
        </>
      )}
      <p role="status" className="ds-sr-only">
        {said}
      </p>
      {refused.length > 0 && (
        <ValidationMessage role="alert">
          {m.files_wrong_type({ name: refused.join(', ') })}
        </ValidationMessage>
      )}
      {text && (
        <ValidationMessage id={`${id}-error`} role={tooMuch ? 'alert' : undefined}>
          {text}
        </ValidationMessage>
      )}
      {progress !== null && <UploadProgress share={progress} />}
    </div>
  )
}
