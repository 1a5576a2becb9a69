import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import { m } from '#messages'
import styles from './Snackbar.module.css'

type Message = { text: string; tone: 'success' | 'error'; id: number }
type Show = (text: string, tone: Message['tone']) => void
type Region = {
  message: Message | null
  dismiss: () => void
  /** Of the modal dialog that is open, the topmost last: what is behind it is inert. */
  dialogs: readonly string[]
  addDialog: (id: string) => () => void
}

const SnackbarContext = createContext<Show | null>(null)
const RegionContext = createContext<Region | null>(null)

/** Long enough to read twice; an error stays until it is dismissed. */
const successStays = 7_000

/**
 * A short message at the foot of the screen, read aloud by screen readers without moving the focus.
 */
export function SnackbarProvider({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState<Message | null>(null)
  const [dialogs, setDialogs] = useState<readonly string[]>([])
  const dismiss = useCallback(() => setMessage(null), [])
  const show = useCallback<Show>(
    (text, tone) => setMessage((last) => ({ text, tone, id: (last?.id ?? 0) + 1 })),
    [],
  )
  const addDialog = useCallback((id: string) => {
    setDialogs((open) => [...open, id])
    return () => setDialogs((open) => open.filter((other) => other !== id))
  }, [])
  const region = useMemo(
    () => ({ message, dismiss, dialogs, addDialog }),
    [message, dismiss, dialogs, addDialog],
  )

  useEffect(() => {
    if (message?.tone !== 'success') return
    const timer = setTimeout(dismiss, successStays)
    return () => clearTimeout(timer)
  }, [message, dismiss])

  return (
    <SnackbarContext value={show}>
      <RegionContext value={region}>{children}</RegionContext>
      <LiveRegion message={dialogs.length === 0 ? message : null} dismiss={dismiss} />
    </SnackbarContext>
  )
}

/**
 * A modal dialog covers the page and makes it inert, live regions included, so that the topmost
 * dialog shows the message as long as it is open.
 */
export function SnackbarOfDialog() {
  const region = use(RegionContext)
  return region && <DialogRegion {...region} />
}

function DialogRegion({ message, dismiss, dialogs, addDialog }: Region) {
  const id = useId()
  useLayoutEffect(() => addDialog(id), [addDialog, id])
  return (
    <LiveRegion isInDialog message={dialogs.at(-1) === id ? message : null} dismiss={dismiss} />
  )
}

function LiveRegion({
  message,
  dismiss,
  isInDialog,
}: Pick<Region, 'message' | 'dismiss'> & { isInDialog?: true }) {
  return (
    <div
      className={styles.region}
      aria-live="polite"
      aria-atomic="true"
      data-snackbar={isInDialog ? 'dialog' : ''}
    >
      {message && <MessageBox key={message.id} {...message} onDismiss={dismiss} />}
    </div>
  )
}

/**
 * For the one message of a place that has no provider around it.
 * @param props `onDismiss`: without it a behaviour listens to the button
 */
export function ErrorSnackbar({ text, onDismiss }: { text: string; onDismiss?: () => void }) {
  return (
    <div className={styles.region} role="alert">
      <MessageBox text={text} tone="error" onDismiss={onDismiss} />
    </div>
  )
}

function MessageBox({
  text,
  tone,
  onDismiss,
}: Pick<Message, 'text' | 'tone'> & { onDismiss: (() => void) | undefined }) {
  return (
    <div className={styles.message} data-tone={tone}>
      <p>{text}</p>
      <button type="button" onClick={onDismiss} aria-label={m.snackbar_close()}>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path
            d="m6 6 12 12M18 6 6 18"
            stroke="currentColor"
            strokeWidth="2.5"
            strokeLinecap="round"
          />
        </svg>
      </button>
    </div>
  )
}

export function useSnackbar(): Show {
  const show = use(SnackbarContext)
  if (!show) throw new Error('useSnackbar needs a SnackbarProvider around it')
  return show
}
