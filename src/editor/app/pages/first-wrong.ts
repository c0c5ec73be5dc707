/** Leads to the first field of a form that is not right: it may be out of sight above the button that was pressed. */
export function focusFirstWrong(form: Element): void {
  const field = form.querySelector<HTMLElement>('[data-invalid] :is(input, textarea, button, [role="spinbutton"])')
  field?.focus()
}
