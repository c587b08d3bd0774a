import { type ReadySettings, readEmbeddedSecrets, writeEmbeddedSecrets } from '@dakpion/settings';

/**
 * What the greeting says of the operator token: the token itself once, at the first start that uses the generated one for
 * the operators' API; otherwise where it is.
 */
interface ShownToken {
  readonly text: string;
  /** Call it when the text was printed. A start that was killed before prints the token again. */
  readonly noteShown: () => void;
}

/** The token to print at this start. Errors: those of the secrets' file. */
export function shownOperatorToken({ dataDir, operatorApi, operatorToken }: ReadySettings): ShownToken {
  const secrets = readEmbeddedSecrets(dataDir);
  const noteShown = () => {};
  if (operatorToken !== secrets?.operator_token) return { text: 'the value of OPERATOR_TOKEN', noteShown };
  const place = `${dataDir}/secrets.json`;
  const { operator_token_unshown, ...shown } = secrets;
  if (!operatorApi || operator_token_unshown !== true) return { text: place, noteShown };
  return {
    text: `${operatorToken} (shown this once; it is in ${place})`,
    noteShown: () => writeEmbeddedSecrets(dataDir, shown),
  };
}
