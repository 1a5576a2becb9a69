import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

type UploadedFile = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }

/** How somebody uses a page, so that one story can be walked with a pointer and by keyboard alone. */
export type Hands = {
  press(control: Locator): Promise<void>
  /** As people do who are not sure: the second press must do nothing. */
  pressTwice(control: Locator): Promise<void>
  write(field: Locator, text: string): Promise<void>
  /** Checks a radio button. */
  choose(radio: Locator): Promise<void>
  attach(field: Locator, file: UploadedFile): Promise<void>
}

export const pointer: Hands = {
  press: (control) => control.click(),
  pressTwice: (control) => control.dblclick(),
  write: (field, text) => field.fill(text),
  choose: (radio) => radio.check(),
  attach: (field, file) => field.setInputFiles(file),
}

/** More stops than any page has. */
const mostStops = 250
/** More radio buttons than any group has. */
const mostOptions = 10

/** Tab, arrows, Space and Enter, from where the focus is now. */
export function keyboardOf(page: Page): Hands {
  const { keyboard } = page
  const press = async (control: Locator) => {
    await tabTo(page, control)
    await keyboard.press('Enter')
  }
  return {
    press,
    async pressTwice(control) {
      await press(control)
      await keyboard.press('Enter')
    },
    async write(field, text) {
      await tabTo(page, field)
      await keyboard.press('ControlOrMeta+a')
      await keyboard.type(text)
    },
    async choose(radio) {
      // Tab stops at one button of a group; arrows lead to the others.
      const name = await radio.getAttribute('name')
      await tabTo(page, radio.page().locator(`input[type="radio"][name="${name}"]`))
      await keyboard.press('Space')
      for (let step = 0; step < mostOptions && !(await radio.isChecked()); step++)
        await keyboard.press('ArrowDown')
      await expect(radio).toBeChecked()
    },
    // The dialog that Space opens is the browser's own.
    async attach(field, file) {
      await tabTo(page, field)
      await field.setInputFiles(file)
    },
  }
}

/** Presses Tab until one of the elements has the focus: what Tab does not reach, nobody does. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted.first()).toBeVisible()
  // Found once: to look for a role at each stop takes longer than to press the key.
  const elements = await wanted.elementHandles()
  for (let stop = 0; stop < mostStops; stop++) {
    const isThere = await page.evaluate(
      (targets) => targets.some((target) => target === document.activeElement),
      elements,
    )
    if (isThere) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${wanted}`)
}
