/** Everything in a content folder at one time. */
export interface ContentState {
  /** The texts of the YAML files, by name: `home.yaml`. */
  readonly files: ReadonlyMap<string, string>
  /** A version of each picture, which another one of the same name has not, by name: `portrait.jpg`. */
  readonly pictures: ReadonlyMap<string, string>
}
