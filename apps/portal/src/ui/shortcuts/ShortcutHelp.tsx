import { Button } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { m } from '#messages'
import { Dialog } from '../dialog/Dialog.tsx'
import styles from './ShortcutHelp.module.css'
import { turnShortcuts, useAreShortcutsOn } from './shortcuts-setting.ts'
import { useShortcuts } from './use-shortcuts.ts'

type Props = {
  /** The keys of the page in the order of their list, and what each does. */
  keys: readonly { readonly key: string; readonly text: string }[]
}

/** The button and the key that list the shortcuts of a page, and turn them on and off. */
export function ShortcutHelp({ keys }: Props) {
  const [isOpen, setOpen] = useState(false)
  const areOn = useAreShortcutsOn()
  useShortcuts({ '?': () => setOpen(true) })
  return (
    <>
      <Button type="button" variant="tertiary" onClick={() => setOpen(true)}>
        {m.shortcuts_heading()}
      </Button>
      {isOpen && (
        <Dialog heading={m.shortcuts_heading()} onClose={() => setOpen(false)}>
          <dl className={styles.keys} data-off={!areOn || undefined}>
            {[...keys, { key: '?', text: m.shortcuts_help() }].map(({ key, text }) => (
              <div key={key} className={styles.line}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <label className={styles.switch}>
            <input
              type="checkbox"
              className="ds-input"
              checked={areOn}
              onChange={({ target }) => turnShortcuts(target.checked)}
            />
            {m.shortcuts_on()}
          </label>
        </Dialog>
      )}
    </>
  )
}
