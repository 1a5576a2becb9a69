import { type Press, usePress } from '#core/sessions/login/use-press.ts'
import { staffKey } from '#core/staff-area/queries.ts'
import { setupErrorText } from '../model/refusal-texts.ts'

type Action<Input, Answer> = Omit<Press<Input, Answer>, 'errorText' | 'changes'>

/** `usePress` with the texts of this feature. It reads again what the staff area shows. */
export const useSetupAction = <Input = void, Answer = unknown>(action: Action<Input, Answer>) =>
  usePress({ errorText: setupErrorText, changes: staffKey, ...action })
