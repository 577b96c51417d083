import type { Family, MoveLook } from './move-look.ts';
import type { Run } from './run.ts';
import { coloursOf } from './shapes.ts';
import type { Anchor, Figure, Theatre } from './theatre.ts';

/** A move being used: by whom, at whom, and how it looks. */
export interface Deed {
  readonly user: Figure;
  /** Whoever it goes for; the user where it goes for nobody else. */
  readonly targets: readonly Figure[];
  readonly look: MoveLook;
}

type Play = (theatre: Theatre, run: Run, deed: Deed) => Promise<void>;

const out = 'cubic-bezier(.15,.8,.3,1)';
const into = 'cubic-bezier(.6,0,.9,.4)';

function towards(from: Anchor, to: Anchor, share = 1): string {
  return `translate(${((to.x - from.x) * share).toFixed(1)}px, ${((to.y - from.y) * share).toFixed(1)}px)`;
}

/** Where a move leaves a body: its head, on the side of the other one. */
function mouth({ heart, height, isNear, spot }: Figure): Anchor {
  const x = heart.x + (isNear ? 1 : -1) * spot.room.width * 0.16;
  return { x, y: heart.y - height * 0.14, depth: heart.depth };
}

function size(theatre: Theatre, share: number): number {
  return Math.max(20, Math.min(theatre.layout.height, theatre.layout.width * 1.1) * share);
}

/** A number from -1 to 1 that belongs to an index: scattered, and the same every time. */
export function scattered(index: number, salt = 0): number {
  const value = Math.sin(index * 12.9898 + salt * 78.233) * 43758.5453;
  return (value - Math.floor(value)) * 2 - 1;
}

/** Draws back, then throws itself forward a little. */
function lean(run: Run, { body, isNear }: Figure): void {
  const back = isNear ? -7 : 7;
  void run.let(
    body,
    [
      { transform: 'none', easing: out },
      { transform: `translate(${back}px, 2px) scale(1.03, .97)`, offset: 0.45, easing: out },
      { transform: `translate(${-back}px, -2px)`, offset: 0.65, easing: 'ease-in-out' },
      { transform: 'none' },
    ],
    { duration: 560 },
  );
}

async function each<T>(list: readonly T[], play: (entry: T, index: number) => Promise<unknown>) {
  await Promise.all(list.map(play));
}

function count(entries: number): number[] {
  return Array.from({ length: entries }, (_, index) => index);
}

/** The light of a type gathers where a move begins. */
function gather(theatre: Theatre, run: Run, at: Anchor, look: MoveLook) {
  const reach = size(theatre, look.isGreat ? 0.34 : 0.2);
  return theatre.light(
    run,
    'glow',
    look.typeId,
    at,
    reach,
    [
      { transform: 'scale(.2)', opacity: 0 },
      { transform: 'scale(1)', opacity: 0.9, offset: 0.6 },
      { transform: 'scale(.7)', opacity: 0 },
    ],
    { duration: look.isGreat ? 420 : 240, easing: 'ease-out' },
  );
}

/** Runs against the other one; the blow lands when the promise is kept. */
const contact: Play = async (theatre, run, { user, targets, look }) => {
  const [target = user] = targets;
  const back = user.isNear ? -14 : 14;
  const near = towards(user.heart, target.heart, 0.62);
  if (look.isGreat) void gather(theatre, run, user.heart, look);
  await run.play(
    user.body,
    [
      { transform: 'none', easing: out },
      { transform: `translate(${back}px, 5px)`, offset: 0.45, easing: into },
      { transform: near },
    ],
    { duration: look.isGreat ? 520 : 380 },
  );
  void blow(theatre, run, target, look);
  void run.let(user.body, [{ transform: near, easing: out }, { transform: 'none' }], {
    duration: 320,
  });
  await run.wait(90);
};

/** What flashes up where a blow lands. */
function blow(theatre: Theatre, run: Run, target: Figure, look: MoveLook): Promise<unknown> {
  const at = target.heart;
  const isPlain = typeof look.shape === 'number';
  const large = size(theatre, look.isGreat ? 0.42 : 0.3);
  const mark = theatre.shape(
    run,
    isPlain ? 'impact' : look.shape,
    at,
    large,
    look.shape === 'claws' || look.shape === 'slash'
      ? [
          { transform: 'translate(-24px,-28px) scale(.7)', opacity: 0 },
          { transform: 'scale(1.1)', opacity: 1, offset: 0.4 },
          { transform: 'translate(16px,20px) scale(1.1)', opacity: 0 },
        ]
      : [
          { transform: 'scale(.3) rotate(-20deg)', opacity: 1 },
          { transform: 'scale(1.1)', opacity: 1, offset: 0.5 },
          { transform: 'scale(1.3) rotate(8deg)', opacity: 0 },
        ],
    { duration: 260, easing: 'ease-out' },
  );
  return Promise.all([mark, burst(theatre, run, at, look, 7)]);
}

/** Shapes of the type fly apart. */
export function burst(theatre: Theatre, run: Run, at: Anchor, look: MoveLook, many: number) {
  const reach = size(theatre, 0.2) * at.depth;
  return each(count(many), (index) => {
    const angle = (index / many) * Math.PI * 2 + scattered(index) * 0.4;
    const far = reach * (0.8 + 0.4 * scattered(index, 2));
    const x = (Math.cos(angle) * far).toFixed(0);
    const y = (Math.sin(angle) * far * 0.8).toFixed(0);
    return theatre.shape(
      run,
      typeof look.shape === 'number' ? look.shape : look.typeId,
      at,
      size(theatre, 0.085),
      [
        { transform: 'scale(.4)', opacity: 1 },
        {
          transform: `translate(${x}px, ${y}px) rotate(${index * 70}deg)`,
          opacity: 1,
          offset: 0.6,
        },
        { transform: `translate(${x}px, ${Number(y) + 12}px) scale(.3)`, opacity: 0 },
      ],
      { duration: 420, easing: out },
    );
  });
}

const shot: Play = async (theatre, run, { user, targets, look }) => {
  const from = mouth(user);
  lean(run, user);
  await gather(theatre, run, from, look);
  const many = look.isGreat ? 1 : 9;
  await each(targets, async (target) => {
    await each(count(many), async (index) => {
      const to = {
        ...target.heart,
        x: target.heart.x + scattered(index, 1) * target.height * 0.22,
        y: target.heart.y + scattered(index, 2) * target.height * 0.22,
      };
      const arc = scattered(index, 3) * 26 - 12;
      const grow = target.spot.depth / user.spot.depth;
      const half = `translate(${((to.x - from.x) / 2).toFixed(1)}px, ${((to.y - from.y) / 2 + arc).toFixed(1)}px)`;
      await theatre.shape(
        run,
        look.shape,
        from,
        size(theatre, look.isGreat ? 0.3 : 0.14),
        [
          { transform: 'scale(.3)', opacity: 0 },
          {
            transform: `${half} rotate(${index * 50 + 90}deg) scale(${(1 + grow) / 2})`,
            opacity: 1,
          },
          {
            transform: `${towards(from, to)} rotate(${index * 50 + 200}deg) scale(${grow})`,
            opacity: 1,
            offset: 0.94,
          },
          { transform: `${towards(from, to)} scale(${grow * 1.5})`, opacity: 0 },
        ],
        { duration: 400, delay: index * 42, easing: 'linear' },
      );
      if (index === Math.floor(many / 2)) void burst(theatre, run, target.heart, look, 6);
    });
  });
};

const beam: Play = async (theatre, run, { user, targets, look }) => {
  const from = mouth(user);
  lean(run, user);
  if (look.isGreat) void theatre.tint(run, '#050816', 0.5, 1300);
  await gather(theatre, run, from, look);
  await each(targets, async (target) => {
    const dx = target.heart.x - from.x;
    const dy = target.heart.y - from.y;
    const turn = `rotate(${Math.atan2(dy, dx).toFixed(3)}rad)`;
    const thick = look.isGreat ? 2 : 1;
    const ray = theatre.light(
      run,
      'beam',
      look.typeId,
      from,
      Math.hypot(dx, dy) / from.depth,
      [
        { transform: `${turn} scale(.02, .3)`, opacity: 1, easing: out },
        { transform: `${turn} scale(1, ${thick})`, opacity: 1, offset: 0.28 },
        { transform: `${turn} scale(1, ${thick * 0.75})`, opacity: 0.92, offset: 0.45 },
        { transform: `${turn} scale(1, ${thick * 1.1})`, opacity: 1, offset: 0.62 },
        { transform: `${turn} scale(1, ${thick})`, opacity: 1, offset: 0.8 },
        { transform: `${turn} scale(1, .02)`, opacity: 0 },
      ],
      { duration: look.isGreat ? 900 : 640 },
    );
    const ends = each([from, target.heart], (at, index) =>
      theatre.light(
        run,
        'glow',
        look.typeId,
        at,
        size(theatre, (look.isGreat ? 0.3 : 0.2) * (index + 1)),
        [
          { transform: 'scale(.2)', opacity: 0 },
          { transform: 'scale(1)', opacity: 1, offset: 0.3 },
          { transform: 'scale(.8)', opacity: 0.9, offset: 0.5 },
          { transform: 'scale(1)', opacity: 1, offset: 0.75 },
          { transform: 'scale(.2)', opacity: 0 },
        ],
        { duration: look.isGreat ? 820 : 560, delay: index * 120 },
      ),
    );
    const sparks = each(count(8), (index) =>
      theatre.shape(
        run,
        look.shape,
        from,
        size(theatre, 0.09),
        [
          { transform: 'scale(.4)', opacity: 0 },
          {
            transform: `${towards(from, target.heart, 0.4)} translateY(${scattered(index) * 16}px)`,
            opacity: 1,
          },
          {
            transform: `${towards(from, target.heart)} translateY(${scattered(index, 1) * 24}px) rotate(${index * 80}deg)`,
            opacity: 0,
          },
        ],
        { duration: 420, delay: 90 + index * 48 },
      ),
    );
    void run.wait(180).then(() => burst(theatre, run, target.heart, look, 7));
    if (look.isGreat) void theatre.shake(run, 1.6, 800);
    await Promise.all([ray, ends, sparks]);
  });
};

const wave: Play = async (theatre, run, { user, targets, look }) => {
  const from = mouth(user);
  lean(run, user);
  if (look.isGreat) return flood(theatre, run, { user, targets, look });
  await each(targets, (target) =>
    each(count(4), async (index) => {
      const grow = 1.6 * (target.spot.depth / user.spot.depth);
      const ring = theatre.light(
        run,
        'ring',
        look.typeId,
        from,
        size(theatre, 0.2),
        [
          { transform: 'scale(.15)', opacity: 0 },
          { transform: `${towards(from, target.heart, 0.3)} scale(.6)`, opacity: 1, offset: 0.3 },
          { transform: `${towards(from, target.heart)} scale(${grow})`, opacity: 0 },
        ],
        { duration: 560, delay: index * 130, easing: 'ease-out' },
      );
      const sign = theatre.shape(
        run,
        look.shape,
        from,
        size(theatre, 0.11),
        [
          { transform: 'scale(.3)', opacity: 0 },
          {
            transform: `${towards(from, target.heart, 0.5)} translateY(${scattered(index) * 30}px)`,
            opacity: 1,
          },
          {
            transform: `${towards(from, target.heart)} rotate(${scattered(index) * 60}deg)`,
            opacity: 0,
          },
        ],
        { duration: 560, delay: index * 130 },
      );
      await Promise.all([ring, sign]);
    }),
  );
};

/** A wall of water, or of whatever it is, rolls over the whole field. */
const flood: Play = async (theatre, run, { user, targets, look }) => {
  const { width, height } = theatre.layout;
  const [target = user] = targets;
  const direction = user.isNear ? 1 : -1;
  const from: Anchor = { x: width / 2, y: user.feet.y, depth: 1 };
  const rise = (target.feet.y - user.feet.y) * 0.9;
  void theatre.tint(run, coloursOf(look.typeId)[0], 0.35, 1000);
  for (const index of count(14)) {
    void theatre.shape(
      run,
      look.shape,
      { x: (index / 13) * width, y: user.feet.y, depth: 1 },
      size(theatre, 0.11),
      [
        { transform: `translateY(${height * 0.2}px)`, opacity: 0 },
        {
          transform: `translateY(${(rise * 0.5 - 40 * Math.abs(scattered(index))).toFixed(0)}px)`,
          opacity: 1,
          offset: 0.5,
        },
        {
          transform: `translate(${direction * 40}px, ${(rise - 20).toFixed(0)}px) rotate(60deg)`,
          opacity: 0,
        },
      ],
      { duration: 620, delay: 150 + (index % 5) * 70, easing: 'ease-out' },
    );
  }
  await each(count(3), (index) =>
    theatre.light(
      run,
      'wall',
      look.typeId,
      { ...from, y: from.y + index * 14 },
      width * 1.5,
      [
        {
          transform: `translate(${-direction * width * 0.5}px, ${height * 0.3}px) scale(1, .3)`,
          opacity: 0,
        },
        {
          transform: `translate(${-direction * width * 0.2}px, ${rise * 0.2}px) scale(1, 1)`,
          opacity: 0.95,
          offset: 0.35,
        },
        {
          transform: `translate(${direction * width * 0.1}px, ${rise}px) scale(.9, .8)`,
          opacity: 0.9,
          offset: 0.75,
        },
        {
          transform: `translate(${direction * width * 0.3}px, ${rise}px) scale(.9, .2)`,
          opacity: 0,
        },
      ],
      { duration: 900, delay: index * 110, easing: 'ease-in-out' },
    ),
  );
};

const quake: Play = async (theatre, run, { targets, look }) => {
  const long = look.isGreat ? 1000 : 640;
  void theatre.tint(run, coloursOf(look.typeId)[0], 0.22, long);
  await Promise.all([
    theatre.shake(run, look.isGreat ? 4 : 2.4, long),
    each(targets, (target) =>
      each(count(9), (index) => {
        const x = scattered(index) * target.spot.disc * 0.45;
        const high = size(theatre, 0.18) * (0.7 + 0.3 * scattered(index, 2));
        const at = { ...target.feet, x: target.feet.x + x };
        return theatre.shape(
          run,
          index % 3 === 0 ? 'dust' : look.shape,
          at,
          size(theatre, 0.1),
          [
            { transform: 'scale(.3)', opacity: 0, easing: out },
            {
              transform: `translate(${(x * 0.2).toFixed(0)}px, ${-high.toFixed(0)}px) rotate(${index * 40}deg)`,
              opacity: 1,
              offset: 0.45,
              easing: into,
            },
            {
              transform: `translate(${(x * 0.4).toFixed(0)}px, 8px) rotate(${index * 90}deg) scale(.6)`,
              opacity: 0,
            },
          ],
          { duration: 520, delay: (index % 5) * (long / 8) },
        );
      }),
    ),
  ]);
};

const storm: Play = async (theatre, run, { user, targets, look }) => {
  const { width } = theatre.layout;
  const direction = user.isNear ? 1 : -1;
  const many = look.isGreat ? 22 : 14;
  void theatre.tint(run, coloursOf(look.typeId)[0], look.isGreat ? 0.4 : 0.24, 1000);
  if (look.isGreat) void theatre.shake(run, 1.2, 900);
  await each(targets, (target) =>
    each(count(many), (index) => {
      const y = target.heart.y + scattered(index, 4) * target.height * 0.75;
      const at = {
        x: target.heart.x - direction * width * 0.5,
        y: y + 30,
        depth: target.spot.depth,
      };
      const way = direction * width;
      const sway = scattered(index, 5) * 40;
      return theatre.shape(
        run,
        look.shape,
        at,
        size(theatre, 0.09 + 0.03 * scattered(index, 6)),
        [
          { transform: 'rotate(0deg)', opacity: 0 },
          {
            transform: `translate(${(way * 0.3).toFixed(0)}px, ${sway.toFixed(0)}px) rotate(${index * 60 + 120}deg)`,
            opacity: 1,
            offset: 0.3,
          },
          {
            transform: `translate(${(way * 0.65).toFixed(0)}px, ${(-sway).toFixed(0)}px) rotate(${index * 60 + 300}deg)`,
            opacity: 1,
            offset: 0.65,
          },
          {
            transform: `translate(${way.toFixed(0)}px, 0) rotate(${index * 60 + 480}deg)`,
            opacity: 0,
          },
        ],
        { duration: 620, delay: index * 34 },
      );
    }),
  );
};

const fall: Play = async (theatre, run, { targets, look }) => {
  const isBolt = look.typeId === 5;
  void theatre.tint(run, isBolt ? '#0a0d2a' : coloursOf(look.typeId)[0], isBolt ? 0.55 : 0.2, 900);
  await each(targets, async (target) => {
    if (isBolt) return bolts(theatre, run, target, look);
    const many = look.isGreat ? 8 : 6;
    await each(count(many), async (index) => {
      const at = {
        ...target.feet,
        x: target.feet.x + scattered(index, 7) * target.spot.room.width * 0.38,
        y: target.feet.y - 8 + scattered(index, 8) * 12,
      };
      const turn = scattered(index) * 140;
      await theatre.shape(
        run,
        look.shape,
        at,
        size(theatre, look.isGreat ? 0.18 : 0.14),
        [
          {
            transform: `translate(${-turn * 0.6}px, ${-at.y - 60}px) rotate(${turn}deg)`,
            opacity: 1,
            easing: into,
          },
          { transform: 'none', opacity: 1, offset: 0.7, easing: out },
          {
            transform: `translate(${turn * 0.3}px, -16px) rotate(${turn}deg)`,
            opacity: 1,
            offset: 0.85,
          },
          { transform: `translate(${turn * 0.4}px, 4px) rotate(${turn}deg) scale(.8)`, opacity: 0 },
        ],
        { duration: 520, delay: index * 70 },
      );
    });
  });
};

async function bolts(theatre: Theatre, run: Run, target: Figure, look: MoveLook): Promise<void> {
  const strikes = look.isGreat ? 3 : 2;
  for (let strike = 0; strike < strikes; strike += 1) {
    const at = { ...target.feet, x: target.feet.x + scattered(strike, 9) * 20 };
    void theatre.light(
      run,
      'bolt',
      5,
      at,
      (at.y / 3.6 + 24) / at.depth,
      [
        { transform: 'scale(1, .2) translateY(-300%)', opacity: 1 },
        { transform: 'none', opacity: 1, offset: 0.25 },
        { transform: 'none', opacity: 0.3, offset: 0.45 },
        { transform: 'none', opacity: 1, offset: 0.6 },
        { transform: 'none', opacity: 0 },
      ],
      { duration: 300 },
    );
    void theatre.light(
      run,
      'glow',
      5,
      target.heart,
      size(theatre, 0.5),
      [{ opacity: 0 }, { opacity: 0.9, offset: 0.3 }, { opacity: 0 }],
      { duration: 320 },
    );
    if (look.isGreat) void theatre.shake(run, 1.4, 240);
    await run.wait(210);
  }
  await burst(theatre, run, target.heart, look, 8);
}

const drain: Play = async (theatre, run, { user, targets, look }) => {
  await each(targets, async (target) => {
    await blow(theatre, run, target, look);
    await each(count(7), (index) => {
      const arc = scattered(index, 3) * 46;
      const half = `translate(${((user.heart.x - target.heart.x) / 2).toFixed(1)}px, ${((user.heart.y - target.heart.y) / 2 + arc).toFixed(1)}px)`;
      return theatre.light(
        run,
        'glow',
        look.typeId,
        target.heart,
        size(theatre, 0.1),
        [
          { transform: 'scale(.3)', opacity: 0 },
          { transform: `${half} scale(1)`, opacity: 1 },
          { transform: `${towards(target.heart, user.heart)} scale(.6)`, opacity: 0.2 },
        ],
        { duration: 520, delay: index * 70, easing: 'ease-in' },
      );
    });
    await aura(theatre, run, user, 2);
  });
};

/** A column of light at someone's feet. */
export function aura(theatre: Theatre, run: Run, figure: Figure, typeId: number) {
  return theatre.light(
    run,
    'pillar',
    typeId,
    figure.feet,
    (figure.spot.disc * 0.62) / figure.spot.depth,
    [
      { transform: 'scale(.7, .1)', opacity: 0 },
      { transform: 'scale(1, 1)', opacity: 0.85, offset: 0.4 },
      { transform: 'scale(1.1, 1.1)', opacity: 0 },
    ],
    { duration: 560, easing: 'ease-out' },
  );
}

/** Signs that rise or sink around someone. */
export function around(
  theatre: Theatre,
  run: Run,
  figure: Figure,
  shape: MoveLook['shape'],
  isUp: boolean,
): Promise<void> {
  return each(count(6), (index) => {
    const x = (index / 5 - 0.5) * figure.spot.disc * 0.62;
    const at = { ...figure.feet, x: figure.feet.x + x };
    const low = `translateY(${-6 - 10 * Math.abs(scattered(index))}px)`;
    const high = `translateY(${(-figure.height * 0.95 - 14 * scattered(index, 1)).toFixed(0)}px)`;
    return theatre.shape(
      run,
      shape,
      at,
      size(theatre, 0.09),
      [
        { transform: `${isUp ? low : high} scale(.6)`, opacity: 0 },
        { opacity: 1, offset: 0.4 },
        { transform: `${isUp ? high : low} scale(1)`, opacity: 0 },
      ],
      { duration: 560, delay: (index % 3) * 90, easing: 'ease-out' },
    );
  });
}

const raise: Play = async (theatre, run, { user, targets, look }) => {
  const figures = targets.length > 0 ? targets : [user];
  await each(figures, async (figure) => {
    await Promise.all([
      aura(theatre, run, figure, look.typeId),
      around(theatre, run, figure, look.shape, true),
      run.play(
        figure.body,
        [
          { transform: 'none' },
          { transform: 'scale(1.06, .94)', offset: 0.3 },
          { transform: 'scale(.96, 1.06)', offset: 0.6 },
          { transform: 'none' },
        ],
        { duration: 520, easing: 'ease-in-out' },
      ),
    ]);
  });
};

const lower: Play = async (theatre, run, { user, targets, look }) => {
  await run.play(
    user.body,
    [
      { transform: 'none' },
      { transform: `translateX(${user.isNear ? 12 : -12}px)` },
      { transform: 'none' },
    ],
    { duration: 240, easing: 'ease-out' },
  );
  await each(targets, (target) => around(theatre, run, target, look.shape, false));
};

const ail: Play = async (theatre, run, { user, targets, look }) => {
  const from = mouth(user);
  lean(run, user);
  await gather(theatre, run, from, look);
  await each(targets, (target) =>
    each(count(8), (index) => {
      const angle = (index / 8) * Math.PI * 2;
      const ring = target.height * 0.5;
      const point = (turn: number): Anchor => ({
        ...target.heart,
        x: target.heart.x + Math.cos(angle + turn) * ring,
        y: target.heart.y + Math.sin(angle + turn) * ring * 0.45,
      });
      return theatre.shape(
        run,
        look.shape,
        from,
        size(theatre, 0.1),
        [
          { transform: 'scale(.2)', opacity: 0 },
          { transform: `${towards(from, point(0))}`, opacity: 1, offset: 0.45 },
          { transform: `${towards(from, point(1.2))}`, opacity: 1, offset: 0.65 },
          { transform: `${towards(from, point(2.4))} scale(.8)`, opacity: 1, offset: 0.85 },
          { transform: `${towards(from, target.heart)} scale(.2)`, opacity: 0 },
        ],
        { duration: 820, delay: index * 40, easing: 'ease-out' },
      );
    }),
  );
};

const shield: Play = async (theatre, run, { user, targets, look }) => {
  await each(targets.length > 0 ? targets : [user], async (figure) => {
    const wide = Math.max(figure.height, figure.spot.disc * 0.55) * 1.15;
    await Promise.all([
      theatre.light(
        run,
        'dome',
        look.typeId,
        figure.heart,
        wide / figure.heart.depth,
        [
          { transform: 'scale(.3)', opacity: 0 },
          { transform: 'scale(1.05)', opacity: 1, offset: 0.3 },
          { transform: 'scale(1)', opacity: 0.8, offset: 0.7 },
          { transform: 'scale(1.06)', opacity: 0 },
        ],
        { duration: 820, easing: 'ease-out' },
      ),
      each(count(5), (index) =>
        theatre.shape(
          run,
          'sparkle',
          {
            ...figure.heart,
            x: figure.heart.x + scattered(index) * wide * 0.4,
            y: figure.heart.y + scattered(index, 1) * wide * 0.4,
          },
          size(theatre, 0.08),
          [
            { transform: 'scale(0)', opacity: 0 },
            { transform: 'scale(1) rotate(45deg)', opacity: 1 },
            { transform: 'scale(0) rotate(90deg)', opacity: 0 },
          ],
          { duration: 420, delay: 140 + index * 80 },
        ),
      ),
    ]);
  });
};

const blast: Play = async (theatre, run, { user, targets, look }) => {
  const centre = look.shape === 'impact' ? user.heart : (targets[0] ?? user).heart;
  await gather(theatre, run, look.shape === 'impact' ? centre : mouth(user), look);
  void theatre.tint(run, look.isGreat ? '#ffffff' : coloursOf(look.typeId)[0], 0.75, 700);
  void theatre.shake(run, look.isGreat ? 4 : 2.2, 800);
  await Promise.all([
    theatre.light(
      run,
      'glow',
      look.typeId,
      centre,
      size(theatre, 0.9),
      [
        { transform: 'scale(.1)', opacity: 1 },
        { transform: 'scale(1)', opacity: 1, offset: 0.5 },
        { transform: 'scale(1.3)', opacity: 0 },
      ],
      { duration: 760, easing: 'ease-out' },
    ),
    each(count(3), (index) =>
      theatre.light(
        run,
        'ring',
        look.typeId,
        centre,
        size(theatre, 0.5),
        [
          { transform: 'scale(.1)', opacity: 1 },
          { transform: `scale(${1.6 + index * 0.5})`, opacity: 0 },
        ],
        { duration: 620, delay: index * 110, easing: 'ease-out' },
      ),
    ),
    burst(theatre, run, centre, look, 14),
  ]);
};

export const plays: Readonly<Record<Family, Play>> = {
  contact,
  shot,
  beam,
  wave,
  quake,
  storm,
  fall,
  drain,
  raise,
  lower,
  ail,
  shield,
  blast,
};

/** For whoever wants no motion: the move's shape comes and goes where it is meant. */
export const stillPlay: Play = async (theatre, run, { user, targets, look }) => {
  await each(targets.length > 0 ? targets : [user], (figure) =>
    theatre.shape(
      run,
      look.shape,
      figure.heart,
      size(theatre, 0.24),
      [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }],
      { duration: 700 },
    ),
  );
};
