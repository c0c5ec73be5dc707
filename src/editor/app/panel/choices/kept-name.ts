/** What pages know an event by stays whatever else of it is changed, and is nothing that she has to see. */
export const KeptName = () => null
