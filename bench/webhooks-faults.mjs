// Finds faults in the webhooks that a receiver got during a measurement.

/** The violations of the rules: the events of every order arrive in order, and are repeated only after an answer other than 200. */
export function faultsOf(requests, orders, events) {
  const faults = { missing: 0, disordered: 0, repeated: 0 };
  const byOrder = groupedByOrder(requests);
  for (let order = 0; order < orders; order += 1) {
    const list = byOrder.get(`ord_verify${order}`) ?? [];
    const delivered = list.filter(({ outcome }) => outcome === 'ok').map(({ sequence }) => sequence);
    if (new Set(delivered).size < events) faults.missing += 1;
    if (delivered.length > new Set(delivered).size) faults.repeated += 1;
    if (list.some(({ sequence }, index) => index > 0 && sequence < list[index - 1].sequence)) faults.disordered += 1;
  }
  return faults;
}

function groupedByOrder(requests) {
  const groups = new Map();
  for (const request of requests) {
    const group = groups.get(request.order_id);
    if (group === undefined) groups.set(request.order_id, [request]);
    else group.push(request);
  }
  return groups;
}
