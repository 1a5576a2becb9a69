import { type Press, usePress } from '#core/sessions/login/use-press.ts'
import { staffKey } from '#core/staff-area/queries.ts'
import { setupErrorText } from '../model/refusal-messages.ts'

type Action<Input, Answer> = Omit<Press<Input, Answer>, 'errorText' | 'changes'>

/**
 * `usePress` with the texts of this feature. It reads again what the staff area shows, also after a
 * refusal: other pages have parts of it.
 */
export const useSetupAction = <Input = void, Answer = unknown>(action: Action<Input, Answer>) =>
  usePress({ errorText: setupErrorText, changes: staffKey, ...action })
