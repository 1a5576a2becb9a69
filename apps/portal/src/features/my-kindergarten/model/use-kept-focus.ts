import { useEffect, useRef } from 'react'

/**
 * Keeps the focus near a button that goes away once it is pressed: the first button of the same container
 * has it then.
 */
export function useKeptFocus<Container extends HTMLElement>() {
  const container = useRef<Container>(null)
  const wasPressed = useRef(false)
  useEffect(() => {
    if (!wasPressed.current || document.activeElement !== document.body) return
    const button = container.current?.querySelector('button')
    if (!button) return
    button.focus()
    wasPressed.current = false
  })
  const notePress = () => {
    wasPressed.current = true
  }
  return { container, notePress }
}
